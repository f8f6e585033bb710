import { keysOf } from '#i18n/merge-texts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { PAGE, readOutline, readHeight } from './drawings.ts'
import { documentBatch } from './sample-data.ts'
import styles from './DocumentExamplesSection.module.css'

const order = ['retail', 'manufacturing', 'healthcare', 'logistics'] as const

export function DocumentExamplesSection({ title, lead, industries, processing }: PageTexts['examples']) {
  const { name, state, labels, documents, trace } = processing
  return (
    <ContainedSection surface="sand" className={styles.section} containerClass={styles.columns}>
      <div>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.industries}>
          {order.map((id) => (
            <li key={id}>
              <h3>{industries[id].name}</h3>
              <p>{industries[id].useCase}</p>
            </li>
          ))}
        </ul>
      </div>
      <Panel>
        <PanelBar name={name} state={state} />
        <GrowOnView>
          <ul className={styles.documents}>
            {keysOf(documentBatch.documents).map((id) => {
              const percent = documentBatch.documents[id]
              const isRead = percent === 100
              return (
                <li key={id}>
                  <ReadPage percent={percent} />
                  <p>
                    <b>{documents[id].type}</b>
                    <small>{documents[id].action}</small>
                  </p>
                  <span className={styles.state}>
                    <Tag status={isRead ? 'done' : 'active'} withDot>
                      {isRead ? labels.completed : labels.processing}
                    </Tag>
                  </span>
                  <Meter percent={percent} className={styles.meter} />
                  <span className={styles.percent}>{percent}%</span>
                </li>
              )
            })}
          </ul>
        </GrowOnView>
        <DemoTrace {...trace} statuses={documentBatch.traceSteps} />
      </Panel>
    </ContainedSection>
  )
}

const { left, top, right, fold } = PAGE

function ReadPage({ percent }: { percent: number }) {
  const y = readHeight(percent)
  return (
    <svg className={styles.page} viewBox="0 0 48 62" width="60" aria-hidden>
      <path className={styles.read} d={readOutline(percent)} />
      {percent < 100 && <path className={styles.reading} d={`M${left} ${y}H${right}`} />}
      <path className={styles.outline} d={readOutline(100)} />
      <path className={styles.outline} d={`M${right - fold} ${top}v${fold}h${fold}`} />
      <path className={styles.lines} d="M9 24h30M9 31h26M9 38h30M9 45h20" />
    </svg>
  )
}
