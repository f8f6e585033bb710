import { FileText, Play } from 'lucide'
import { useState } from 'react'
import { usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Button } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Split } from '#ui/Layout.tsx'
import { Meter } from '#ui/Meter.tsx'
import { useMotionAllowed } from '#ui/motion/useMotion.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel } from '#ui/Panel.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ContractPage, Findings } from './ContractPage.tsx'
import { definition, type PageTexts } from './definition.ts'
import { hasReached, readingTimeline } from './reading.ts'
import { RecordedDemo } from './RecordedDemo.tsx'
import { clauses, contractPages } from './sample-data.ts'
import styles from './ContractHeroSection.module.css'

export function ContractHeroSection() {
  const { actions, hero, desk, video } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-contract-analysis" {...hero} centered>
          <ButtonLink to="/book-a-demo" variant="ink" withArrow label={actions.book} />
          <LearnMore action={actions.more} {...video} />
        </HeroIntro>
      </Container>
      <div className={styles.band}>
        <Container>
          <ContractDesk {...desk} />
        </Container>
      </div>
    </section>
  )
}

/** Hidden without JavaScript; the page has the recording further down, too. */
function LearnMore({ action, name, close }: { action: string; name: string; close: string }) {
  const [open, setOpen] = useState(false)
  const mayMove = useMotionAllowed()
  return (
    <>
      <Button variant="outline" data-only="scripts" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Play} size={17} />
        {action}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} label={name} closeLabel={close}>
        <RecordedDemo label={name} autoPlay={mayMove} />
      </Dialog>
    </>
  )
}

/** Everything is rendered from the start: later steps are hidden visually only, so assistive technology gets them. */
function ContractDesk(texts: PageTexts['desk']) {
  const { ref, state } = usePlayback(readingTimeline)
  const readAll = hasReached(state, 'findings')
  const pagesRead = readAll ? contractPages.all : contractPages.before + state.read / clauses.length
  return (
    <div ref={ref} role="group" aria-label={texts.label}>
      <Panel className={styles.window}>
        <Cluster gap={4} className={styles.bar}>
          <Icon of={FileText} size={20} />
          <b>{texts.file}</b>
          <VisuallyHidden>{texts.read}</VisuallyHidden>
          <Cluster gap={4} className={styles.progress} aria-hidden>
            <StatusDot status={readAll ? 'done' : 'active'} />
            {readAll ? texts.read : texts.reading}
            <Meter percent={Math.round((pagesRead / contractPages.all) * 100)} />
          </Cluster>
          <PauseControl />
        </Cluster>
        <Split className={styles.desk}>
          <ContractPage texts={texts} state={state} />
          <Findings texts={texts} state={state} />
        </Split>
      </Panel>
    </div>
  )
}
