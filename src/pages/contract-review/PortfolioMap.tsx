import type { ReactNode } from 'react'
import { Halftone, type Layers } from './Halftone.tsx'
import styles from './PortfolioMap.module.css'

/** As high as it is, the widest kind has seven columns; all of them have 21. */
const grid = { lines: 'columns', length: 11 } as const

type Props = {
  kinds: readonly {
    id: string
    contracts: number
    /** Which of its contracts are drawn over the clear ones. */
    marks: Layers
    /** Which were drawn there until they were settled. */
    settled?: Layers
    /** What stands under its squares. */
    words?: ReactNode
  }[]
}

/** The whole portfolio, kind by kind. Its squares are as large as the room around it allows. */
export function PortfolioMap({ kinds }: Props) {
  return (
    <div className={styles.map}>
      <ul className={styles.kinds}>
        {kinds.map(({ id, contracts, marks, settled, words }) => (
          <li key={id}>
            <Halftone
              count={contracts}
              grid={grid}
              layers={[['clear', [...Array(contracts).keys()]], ...marks]}
              settled={settled}
            />
            {words && <p className={styles.words}>{words}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
