import { usePageTexts } from '#i18n/useTexts.ts'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Meter } from '#ui/Meter.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { definition, type PageTexts } from './definition.ts'
import { LeadPipeline } from './LeadPipeline.tsx'
import { chatScript, chatTrace, sdrScore } from './sample-data.ts'
import chatStyles from './ProspectChat.module.css'
import styles from './SdrHeroSection.module.css'

export function SdrHeroSection() {
  const { hero, pipeline, conversation } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-sdr-automation" title={hero.title} lead={hero.lead} split>
          <SchedulingLink variant="ink">{hero.action}</SchedulingLink>
        </HeroIntro>
        <div className={styles.board}>
          <LeadPipeline {...pipeline} />
          <ProspectChat {...conversation} />
        </div>
      </Container>
    </section>
  )
}

type Conversation = PageTexts['conversation']

function ProspectChat({ chat, score, trace, ...bar }: Conversation) {
  return (
    <Panel className={chatStyles.panel}>
      <PanelBar {...bar} initials={initialsOf(bar.name)} />
      <TracedChat {...chat} script={chatScript} trace={trace} traceSteps={chatTrace} timing="sdr">
        <Score {...score} />
      </TracedChat>
    </Panel>
  )
}

function Score(labels: Conversation['score']) {
  return (
    <div className={chatStyles.score}>
      <b>{sdrScore.total}</b>
      {(['need', 'timing', 'fit'] as const).map((part) => (
        <span key={part}>
          <Meter percent={sdrScore[part]} />
          {labels[part]}
        </span>
      ))}
    </div>
  )
}
