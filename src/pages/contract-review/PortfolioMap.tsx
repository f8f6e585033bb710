import type { ReactNode } from 'react'
import { Cluster } from '#ui/Layout.tsx'
import { Halftone, type Layers } from './Halftone.tsx'
import styles from './PortfolioMap.module.css'

/** At this height the widest kind has seven columns, and all kinds together have 21. */
const grid = { lines: 'columns', length: 11 } as const

type Props = { kinds: readonly { id: string; contracts: number; marks: Layers; settled?: Layers; text?: ReactNode }[] }

export function PortfolioMap({ kinds, ...map }: Props) {
  return (
    <div className={styles.map} {...map}>
      <Cluster as="ul" gap={7}>
        {kinds.map(({ id, contracts, marks, settled, text }) => (
          <li key={id}>
            <Halftone
              count={contracts}
              grid={grid}
              layers={{ clear: [...Array(contracts).keys()], ...marks }}
              settled={settled}
            />
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </Cluster>
    </div>
  )
}
