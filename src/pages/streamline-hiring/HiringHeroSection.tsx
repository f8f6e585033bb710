import { usePageTexts } from '#i18n/useTexts.ts'
import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { definition } from './definition.ts'
import { HiringLinks } from './HiringLinks.tsx'
import { Pipeline } from './Pipeline.tsx'
import { hiringWeek, candidateChat } from './sample-data.ts'
import styles from './HiringHeroSection.module.css'

/** Keeps the intro short, so that the pipeline below it is visible without scrolling. */
export function HiringHeroSection() {
  const { hero, assistantLink, pipeline, chat, week } = usePageTexts(definition)
  const { initials, opening, state, tag, ...stages } = pipeline
  const candidate = week.candidates[hiringWeek.chatWith]
  return (
    <section className={styles.hero}>
      <Container className={styles.text}>
        <HeroIntro page="streamline-hiring" {...hero} split>
          <HiringLinks assistantLink={assistantLink} />
        </HeroIntro>
      </Container>
      <Container>
        <Panel className={styles.window}>
          <LivePanelBar initials={initials} name={opening} state={state} tag={tag} />
          <Pipeline {...stages} week={week} />
          <div className={styles.chat}>
            <PanelBar initials={initialsOf(candidate)} name={candidate} state={chat.state} />
            <TracedChat {...chat} {...candidateChat} by={{ ...chat.by, user: candidate }} timing="landing" />
          </div>
        </Panel>
      </Container>
    </section>
  )
}
