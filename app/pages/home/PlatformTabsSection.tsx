import { Check } from 'lucide'
import { DemoVideo } from './DemoVideo.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { SiteLink } from '../../routing/SiteLink.tsx'
import type { chatTimings } from '../../site/timings.ts'
import type { LinkTarget } from '../../site/paths.ts'
import type { PageTexts } from './definition.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PlatformTabsSection.module.css'

type Props = PageTexts['platform']
type TabId = keyof Props['tabs']
/** `asset` names the avatar and the video under the uploads path. */
type TabFacts = { link: LinkTarget; asset: string; timing: keyof typeof chatTimings }

const assistants: Record<TabId, TabFacts> = {
  'customer-ai-support': {
    link: '/customer-ai-support',
    asset: 'support',
    timing: 'homeSupportTab',
  },
  'sales-ai-co-pilot': { link: '/sales-ai-co-pilot', asset: 'sales', timing: 'homeTab' },
  'ai-contract-analysis': {
    link: '/platform/ai-contract-analysis',
    asset: 'contracts',
    timing: 'homeTab',
  },
  'hr-ai-assistant': { link: '/hr-ai-assistant', asset: 'hr', timing: 'homeTab' },
}

const tabIds = Object.keys(assistants) as TabId[]

export function PlatformTabsSection({ eyebrow, title, lead, label, tabs }: Props) {
  const { pages } = useTexts('common')
  return (
    <Section id="platform">
      <Wrap>
        <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
        <div className={styles.tabs}>
          <Tabs
            label={label}
            initial="customer-ai-support"
            tabs={tabIds.map((id) => ({
              id,
              label: pages[id].label,
              note: pages[id].summary,
              renderPanel: (active) => <Stage {...tabs[id]} {...assistants[id]} plays={active} />,
            }))}
          />
        </div>
      </Wrap>
    </Section>
  )
}

type StageProps = Props['tabs'][TabId] & TabFacts & { plays: boolean }

function Stage(stage: StageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.copy}>
        <h3>{stage.headline}</h3>
        <p>{stage.subheadline}</p>
        <ul>
          {stage.highlights.map((highlight) => (
            <li key={highlight}>
              <Icon of={Check} size={18} className={styles.check} />
              {highlight}
            </li>
          ))}
        </ul>
        <SiteLink to={stage.link} className={buttonClass({ variant: 'emerald' })}>
          {stage.cta}
          <ButtonArrow />
        </SiteLink>
      </div>
      <div className={styles.view}>
        <Panel className={styles.panel}>
          <PanelBar
            avatar={
              <img
                src={`/uploads/avatars/${stage.asset}.svg`}
                alt={stage.avatar}
                width="36"
                height="36"
                loading="lazy"
              />
            }
            name={stage.desk}
            state={stage.state}
          />
          <div className={styles.chat}>{stage.plays && <ScriptedChat {...stage.chat} timing={stage.timing} />}</div>
          <ChatTranscript {...stage.chat} />
          <DemoVideo name={stage.asset} />
        </Panel>
      </div>
    </div>
  )
}
