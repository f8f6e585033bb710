import { Mic } from 'lucide'
import { lazy, Suspense, useRef, useState } from 'react'
import type { DiagnosticMessage } from '#browser/frame-parent.ts'
import { keysOf } from '#i18n/merge-texts.ts'
import { useTexts, usePageTexts } from '#i18n/useTexts.ts'
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx'
import { ButtonLink, TextLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Radar } from '#ui/Radar.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { isOwnAgent } from './agent.ts'
import { definition } from './definition.ts'
import { OpenWidgetButton } from './OpenWidgetButton.tsx'
import { SAMPLE_REPORT_ID, scores } from './sample.ts'
import { InlineWidget } from './WidgetFrame.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './DiagnosticHeroSection.module.css'

const VisitorShape = lazy(() => import('./VisitorShape.tsx').catch(() => ({ default: () => null })))

/** On small screens, the button opens the widget in a panel instead. */
export function DiagnosticHeroSection() {
  const { hero, start, widget } = usePageTexts(definition)
  const { actions } = useTexts('common')
  const frame = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState<DiagnosticMessage>()
  return (
    <section className={classes(styles.hero, surfaces.dark)}>
      <Radar axes={keysOf(scores).map((id) => ({ id }))} spokes endRadius={0.85} className={styles.radar} />
      {message && (
        <Suspense>
          <VisitorShape {...message} box={frame} className={styles.radar} />
        </Suspense>
      )}
      <Container className={styles.columns}>
        <div className={styles.text}>
          <Breadcrumbs page="ai-maturity-diagnostic" />
          <p className={styles.badge}>
            <Icon of={Mic} size={16} />
            {hero.badge}
          </p>
          <SectionHeading level={1} title={hero.title} lead={hero.lead} />
          <Actions>
            <OpenWidgetButton variant="brand" label={start} beside={frame} />
            {isOwnAgent && <ButtonLink to={`#${SAMPLE_REPORT_ID}`} variant="outlineOnDark" label={hero.sample} />}
          </Actions>
          <noscript>
            <p className={styles.needsScripts}>
              {hero.needsScripts} <TextLink to="/talk-to-an-expert" label={actions.talkToAnExpert} />
            </p>
          </noscript>
          <Cluster as="ul" className={styles.stats}>
            {(['free', 'minutes', 'dimensions'] as const).map((id) => (
              <li key={id}>
                <b>{hero.stats[id].figure}</b> {hero.stats[id].text}
              </li>
            ))}
          </Cluster>
        </div>
        <InlineWidget
          box={frame}
          texts={widget}
          className={styles.widget}
          onMessage={(data) => isDiagnostic(data) && setMessage(data)}
        />
      </Container>
    </section>
  )
}

function isDiagnostic(data: unknown): data is DiagnosticMessage {
  return (data as Partial<DiagnosticMessage> | null)?.type === 'frame:diagnostic'
}
