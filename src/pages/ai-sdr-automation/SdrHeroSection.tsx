import { keysOf } from '#i18n/merge-texts.ts'
import { usePageTexts } from '#i18n/useTexts.ts'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { SchedulingLink } from '#sections/SchedulingLink.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Stack } from '#ui/Layout.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition, type PageTexts } from './definition.ts'
import { LeadPipeline } from './LeadPipeline.tsx'
import { chatScript, chatTrace, sdrScore } from './sample-data.ts'
import chatStyles from './ProspectChat.module.css'
import styles from './SdrHeroSection.module.css'

export function SdrHeroSection() {
  const { hero, pipeline, conversation } = usePageTexts(definition)
  return (
    <ContainedSection className={styles.hero}>
      <HeroIntro page="ai-sdr-automation" title={hero.title} lead={hero.lead} split>
        <SchedulingLink variant="ink">{hero.action}</SchedulingLink>
      </HeroIntro>
      <Stack className={styles.board}>
        <LeadPipeline {...pipeline} />
        <ProspectChat {...conversation} />
      </Stack>
    </ContainedSection>
  )
}

type Conversation = PageTexts['conversation']

function ProspectChat({ chat, score, trace, ...bar }: Conversation) {
  return (
    <Panel>
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
      <b>{Object.values(sdrScore).reduce((total, points) => total + points, 0)}</b>
      {keysOf(sdrScore).map((part) => (
        <span key={part}>
          <Meter percent={sdrScore[part] * 4} />
          {labels[part]}
        </span>
      ))}
    </div>
  )
}
