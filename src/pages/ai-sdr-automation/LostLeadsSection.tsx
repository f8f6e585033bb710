import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import { CALLS_PERCENT, followUps } from './sample-data.ts'
import styles from './LossDrawings.module.css'

type Problems = PageTexts['problems']

/** Gap between two shapes, in percent of the width. */
const GAP = 1.6

export function LostLeadsSection({ title, lead, late, busy, silent }: Problems) {
  return (
    <TitledSection title={title} lead={lead} rhythm="claim">
      <TextColumns
        items={[
          { ...late, drawing: <WaitOvernight {...late.drawing} /> },
          { ...busy, drawing: <RepsDay {...busy.drawing} /> },
          { ...silent, drawing: <MissingFollowUps {...silent.drawing} /> },
        ]}
      />
    </TitledSection>
  )
}

function WaitOvernight({ sent, answered, meanwhile }: Problems['late']['drawing']) {
  return (
    <GrowOnView className={styles.drawing}>
      <p className={styles.ends}>
        <span>
          <b>{sent.time}</b> {sent.what}
        </span>
        <span>
          <b>{answered.time}</b> {answered.what}
        </span>
      </p>
      <div className={styles.wait} data-grows="" />
      <p>{meanwhile}</p>
    </GrowOnView>
  )
}

function RepsDay({ desk, calls }: Problems['busy']['drawing']) {
  const deskPercent = 100 - CALLS_PERCENT
  return (
    <GrowOnView className={styles.drawing}>
      <svg width="100%" height="34" data-grows="" aria-hidden>
        <rect className={styles.desk} width={`${deskPercent - GAP}%`} height="34" rx="4" />
        <rect className={styles.calls} x={`${deskPercent}%`} width={`${CALLS_PERCENT}%`} height="34" rx="4" />
      </svg>
      <p className={styles.ends}>
        <span>{desk}</span>
        <span>{calls}</span>
      </p>
    </GrowOnView>
  )
}

function MissingFollowUps({ sent, missing }: Problems['silent']['drawing']) {
  const step = (100 + GAP) / followUps.planned
  return (
    <GrowOnView className={styles.drawing}>
      <svg width="100%" height="34" data-grows="" aria-hidden>
        {Array.from({ length: followUps.planned }, (_, index) => (
          <rect
            key={index}
            className={index < followUps.sent ? undefined : styles.missing}
            x={`${index * step}%`}
            width={`${step - GAP}%`}
            height="34"
            rx="4"
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{sent}</span>
        <span>{missing}</span>
      </p>
    </GrowOnView>
  )
}
