import type { ReactNode } from 'react'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type Floor, markedMinutes, minutesOf, RULER, ticks, BAR_WIDTH, blocks, type Part } from './agenda.ts'
import type { PageTexts } from './definition.ts'
import { consultation, liveTrace, READ_MINUTE } from './sample-data.ts'
import card from '#ui/Card.module.css'
import styles from './AgendaSection.module.css'

const floors: readonly Floor[] = ['you', 'us', 'both']

export function AgendaSection({ title, lead, who, minutes, parts }: PageTexts['agenda']) {
  return (
    <ContainedSection surface="sand" containerClass={styles.columns}>
      <div className={styles.text}>
        <SectionHeading title={title} lead={lead} />
        <Cluster as="ul" gap={3} className={styles.key}>
          {floors.map((floor) => (
            <Cluster key={floor} as="li" gap={4}>
              <FloorBar parts={[{ from: 0, to: 1, who: floor }]} />
              {who[floor]}
            </Cluster>
          ))}
        </Cluster>
      </div>
      <AgendaRuler who={who} minutes={minutes} parts={parts} />
    </ContainedSection>
  )
}

type Agenda = PageTexts['agenda']

const length = minutesOf(consultation)
const { short, long } = ticks(length)

function AgendaRuler({ parts, minutes, who }: Pick<Agenda, 'parts' | 'minutes' | 'who'>) {
  const { process, live, needs } = parts
  const { label, now, at, steps } = live.trace
  const figures: Partial<Record<keyof Agenda['parts'], ReactNode>> = {
    process: <blockquote className={classes(card.white, styles.question)}>{`“${process.question}”`}</blockquote>,
    live: (
      <Cluster gap={1} className={classes(card.white, styles.trace)}>
        <DemoTrace
          label={label}
          statuses={liveTrace}
          steps={{
            read: { ...steps.read, time: fillBrackets(at, { minute: String(READ_MINUTE) }) },
            asking: { ...steps.asking, time: now },
          }}
        />
        <PauseControl />
      </Cluster>
    ),
    needs: (
      <Cluster as="ul" gap={2} className={styles.needs}>
        {needs.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </Cluster>
    ),
  }
  return (
    <div className={styles.ruler} data-og-image="">
      <div className={classes(card.white, styles.tape)} aria-hidden>
        <svg viewBox={`0 0 ${RULER.width} ${length}`} preserveAspectRatio="none">
          <path d={short} />
          <path className={styles.long} d={long} />
        </svg>
        {markedMinutes(length).map((minute) => (
          <b key={minute}>{minute}</b>
        ))}
      </div>
      <FloorBar parts={consultation} className={styles.bar} />
      <ol className={styles.parts}>
        {consultation.map(({ id, from, to, who: floor }) => (
          <li key={id} data-minutes={to - from}>
            <h3>{parts[id].title}</h3>
            <p>
              {fillBrackets(minutes, { from: String(from), to: String(to) })}
              <VisuallyHidden> ({who[floor]})</VisuallyHidden>
            </p>
            <p>{parts[id].text}</p>
            {figures[id]}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Visitors are dark, our side is green. Decorative: there is text beside it. */
function FloorBar({ parts, className }: { parts: readonly Part[]; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.floor, className)}
      viewBox={`0 0 ${BAR_WIDTH} ${minutesOf(parts)}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.us} d={blocks(parts, 'us')} />
      <path d={blocks(parts, 'you')} />
    </svg>
  )
}
