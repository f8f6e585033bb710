import { usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink, DemoLink } from '#sections/ButtonLink.tsx'
import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Panel } from '#ui/Panel.tsx'
import { definition, type PageTexts } from './definition.ts'
import { PipelineMap } from './PipelineMap.tsx'
import { chatScript, chatTrace } from './sample-data.ts'
import styles from './DealsHeroSection.module.css'

export function DealsHeroSection() {
  const { hero, deals, pipeline, visitor } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page="close-more-deals" title={hero.title} lead={hero.lead}>
          <DemoLink variant="ink" />
          <ButtonLink page="sales-ai-co-pilot" variant="outline" label={hero.copilot} />
        </HeroIntro>
        <div className={styles.map}>
          <PipelineMap {...pipeline} texts={deals} />
        </div>
        <div className={styles.chat}>
          <VisitorChat {...visitor} />
        </div>
      </Container>
    </section>
  )
}

function VisitorChat({ chat, trace, ...bar }: PageTexts['visitor']) {
  return (
    <Panel>
      <LivePanelBar {...bar} />
      <TracedChat {...chat} script={chatScript} trace={trace} traceSteps={chatTrace} timing="landing" />
    </Panel>
  )
}
