import { mergeTexts } from '#i18n/merge-texts.ts'
import { Container } from '#ui/Container.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Trace } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { ribbon, RIBBON } from './ribbon.ts'
import { monthTrace, procurementStages } from './sample-data.ts'
import styles from './StageRibbon.module.css'

type Props = Pick<PageTexts['hero'], 'caption' | 'trace'> & Pick<PageTexts, 'stages'>

const paths = ribbon(procurementStages.map(({ requests }) => requests))

/** A month of requests on their way to an order. The ribbon is as tall as their number. */
export function StageRibbon({ caption, trace, stages }: Props) {
  return (
    <figure>
      <GrowOnView className={styles.ribbon}>
        <svg viewBox={`0 0 ${RIBBON.width} ${RIBBON.height}`} preserveAspectRatio="none" aria-hidden>
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
        <ol className={styles.stages} role="list" aria-label={caption}>
          {procurementStages.map(({ id, requests }) => (
            <li key={id}>
              <b>{requests}</b> <span>{stages[id].name}</span>
            </li>
          ))}
        </ol>
      </GrowOnView>
      <Container as="figcaption" className={styles.trace}>
        <p>{caption}</p>
        <Trace steps={mergeTexts(monthTrace, trace.steps)} label={trace.label} />
      </Container>
    </figure>
  )
}
