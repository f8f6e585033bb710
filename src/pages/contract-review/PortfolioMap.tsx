import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Cluster } from '#ui/Layout.tsx'
import { Halftone, type Layers } from './Halftone.tsx'
import { sizeOf } from './portfolio.ts'
import styles from './PortfolioMap.module.css'

/** At this height the widest kind has seven columns, and all kinds together have 21. */
const grid = { lines: 'columns', length: 11 } as const

type Kind = { id: string; contracts: number; marks: Layers; settled?: Layers; text?: ReactNode }

type Props = ComponentProps<'div'> & {
  kinds: readonly Kind[]
  onPoint?: (id: string, index: number, event: MouseEvent<HTMLElement>) => void
}

export function PortfolioMap({ kinds, onPoint, children, ...map }: Props) {
  return (
    <div className={styles.map} {...map}>
      <Cluster as="ul" gap={7}>
        {kinds.map(({ id, contracts, marks, settled, text }) => (
          <li
            key={id}
            onPointerMove={(event) => onPoint?.(id, indexAt(event, contracts), event)}
            onClick={(event) => onPoint?.(id, indexAt(event, contracts), event)}
          >
            <Halftone
              count={contracts}
              grid={grid}
              layers={{ ring: [], clear: [...Array(contracts).keys()], ...marks }}
              settled={settled}
            />
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </Cluster>
      {children}
    </div>
  )
}

/** Too large if the pointer is below the squares. */
function indexAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>, contracts: number): number {
  const { left = 0, top = 0, width = 0 } = currentTarget.firstElementChild?.getBoundingClientRect() ?? {}
  const cell = width / sizeOf(contracts, grid).columns
  const row = Math.floor((clientY - top) / cell)
  return row < grid.length ? Math.floor((clientX - left) / cell) * grid.length + row : contracts
}
