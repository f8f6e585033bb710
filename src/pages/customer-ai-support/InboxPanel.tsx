import type { ComponentProps, ReactNode } from 'react'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { Status } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { sediment, type ClosedBy } from './queue.ts'
import styles from './InboxPanel.module.css'

type Props = ComponentProps<typeof Panel> & {
  texts: PageTexts['inbox']
  state: string
  status?: Status
  open: number
  closed: number
  /** Closed tickets that are not in the list: one layer each at the bottom. */
  layers: readonly ClosedBy[]
  control?: ReactNode
}

export function InboxPanel({ texts, state, status, open, closed, layers, control, children, ...panel }: Props) {
  const { labels, ...bar } = texts
  const { height, ...dashes } = sediment(layers)
  const line = `M.5 0v${height}`
  return (
    <Panel {...panel}>
      <PanelBar {...bar} state={state} {...(status && { status })}>
        <Cluster className={styles.counts} gap={4}>
          <Stat value={String(open)} label={labels.open} />
          <Stat value={String(closed)} label={labels.closed} />
        </Cluster>
        {control}
      </PanelBar>
      {children}
      <GrowOnView className={styles.layers}>
        <svg viewBox={`0 0 1 ${height}`} height={height} preserveAspectRatio="none" data-grows="" aria-hidden>
          <path d={line} strokeDasharray={dashes.layers} />
          <path d={line} strokeDasharray={dashes.withAPerson} />
        </svg>
      </GrowOnView>
    </Panel>
  )
}
