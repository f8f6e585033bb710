import { Check } from 'lucide'
import { memo } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { ChatTranscript, messagesOf, ScriptedChat } from '#sections/demos/ScriptedChat.tsx'
import { languageFacts } from '#site/languages.ts'
import { findPage } from '#site/pages.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import type { PageTexts } from './definition.ts'
import { assistantChat, assistants, clauseNumbers } from './page-data.ts'
import styles from './PlatformTabsSection.module.css'

type Props = PageTexts['platform']

/** Skips assistants whose page has been removed. */
export function PlatformTabsSection({ eyebrow, title, lead, label, tabs: texts }: Props) {
  const { pages } = useTexts('common')
  const tabs = assistants.flatMap((assistant) => {
    const page = findPage(assistant.id)
    if (!page) return []
    const { label: name, summary } = pages[page.id]
    const renderPanel = (active: boolean) => <Stage {...texts[assistant.id]} {...assistant} plays={active} />
    return [{ id: assistant.id, label: name, note: summary, renderPanel }]
  })
  const [first] = tabs
  if (!first) return null
  return (
    <ContainedSection id="platform" rhythm="claim">
      <Stack gap={11}>
        <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
        <Tabs label={label} initial={first.id} tabs={tabs} />
      </Stack>
    </ContainedSection>
  )
}

type Assistant = (typeof assistants)[number]

/** Memoized so that choosing a tab re-renders only the two panels involved, which keeps the click responsive. */
const Stage = memo(function Stage(stage: Props['tabs'][Assistant['id']] & Assistant & { plays: boolean }) {
  const { label, by, chips } = stage.chat
  const messages = messagesOf(assistantChat, stage.chat.messages)
  return (
    <Split gap={8} className={styles.stage}>
      <Stack gap={5} className={styles.copy}>
        <h3>{stage.headline}</h3>
        <p>{stage.subheadline}</p>
        <Stack as="ul" gap={4}>
          {stage.highlights.map((highlight) => (
            <li key={highlight}>
              <Icon of={Check} size={18} className={styles.check} />
              {highlight}
            </li>
          ))}
        </Stack>
        <ButtonLink page={stage.id} variant="brand" withArrow label={stage.cta} />
      </Stack>
      <div className={classes(styles.desk, styles[stage.asset])}>
        {stage.plays && <Work {...stage.work} />}
        <Panel className={styles.panel}>
          <PanelBar
            avatar={
              <img
                src={`/uploads/avatars/${stage.asset}-${languageFacts[useLanguage()].pictures}.svg`}
                alt={stage.avatar}
                width="36"
                height="36"
                loading="lazy"
              />
            }
            name={stage.desk}
            state={stage.state}
          />
          <div className={styles.chat}>
            {stage.plays && <ScriptedChat messages={messages} chips={chips} timing={stage.timing} />}
          </div>
          <ChatTranscript label={label} by={by} messages={messages} />
          <DemoVideo name={stage.asset} />
        </Panel>
      </div>
    </Split>
  )
})

type WorkTexts = { title: string; note: string; rows: Readonly<Record<string, { label?: string; value: string }>> }

/** What the chat is about. CSS changes it along with the messages. */
function Work({ title, note, rows }: WorkTexts) {
  return (
    <div className={styles.work} aria-hidden>
      <p>
        <b>{title}</b>
        <small>{note}</small>
      </p>
      {Object.entries(rows).map(([id, { label = clauseNumbers[id], value }]) => (
        <p key={id}>
          {label}
          <span>
            <RichText text={value} />
          </span>
        </p>
      ))}
    </div>
  )
}

/** Recording of a demo, for browsers without JavaScript. Created by tools/recordings.ts. */
function DemoVideo({ name }: { name: string }) {
  const file = `/uploads/videos/${name}-${languageFacts[useLanguage()].pictures}`
  const { videoFallback } = useTexts('common')
  return (
    <noscript>
      <video
        className={styles.video}
        controls
        muted
        loop
        preload="none"
        width="720"
        height="792"
        poster={`${file}.webp`}
        src={`${file}.mp4`}
      >
        {videoFallback}
      </video>
    </noscript>
  )
}
