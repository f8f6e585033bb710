import { keysOf } from '#i18n/merge-texts.ts'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Stack } from '#ui/Layout.tsx'
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
    <ContainedSection surface="sand" containerClass={styles.columns}>
      <Stack gap={9}>
        <SectionHeading title={title} lead={lead} />
        <ul className={styles.industries}>
          {order.map((id) => (
            <li key={id}>
              <h3>{industries[id].name}</h3>
              <p>{industries[id].useCase}</p>
            </li>
          ))}
        </ul>
      </Stack>
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
                  <Tag status={isRead ? 'done' : 'active'} withDot className={styles.state}>
                    {isRead ? labels.completed : labels.processing}
                  </Tag>
                  <Meter percent={percent} className={styles.meter} />
                  <b>{percent}%</b>
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
    <svg className={styles.page} viewBox="0 0 48 62" width="60" fill="none" strokeLinecap="round" aria-hidden>
      <path className={styles.read} stroke="none" d={readOutline(percent)} />
      {percent < 100 && <path className={styles.reading} strokeWidth="2" d={`M${left} ${y}H${right}`} />}
      <path strokeWidth="1.4" strokeLinejoin="round" d={`${readOutline(100)}M${right - fold} ${top}v${fold}h${fold}`} />
      <path className={styles.lines} strokeWidth="2" opacity="0.7" d="M9 24h30M9 31h26M9 38h30M9 45h20" />
    </svg>
  )
}
