import { BatteryFull } from 'lucide'
import { usePageTexts } from '#i18n/useTexts.ts'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import { RichText } from '#ui/RichText.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition, type PageTexts } from './definition.ts'
import { policyChat, policyPage } from './sample-data.ts'
import { Sheet } from './Sheet.tsx'
import styles from './HrHeroSection.module.css'

export function HrHeroSection() {
  const { hero, policyChat: demo } = usePageTexts(definition)
  const { initials, name, state, chat, trace } = demo
  return (
    <ContainedSection className={styles.hero} containerClass={styles.columns}>
      <HeroIntro page="hr-ai-assistant" {...hero}>
        <ConversionLinks />
      </HeroIntro>
      <div className={styles.scene} data-og-image="">
        <div className={styles.phone}>
          <Cluster as="p" className={styles.status} aria-hidden>
            {policyChat.clock}
            <i />
            <Icon of={BatteryFull} size={22} />
          </Cluster>
          <PanelBar initials={initials} name={name} state={state} status="done">
            <PauseControl />
          </PanelBar>
          <TracedChat {...chat} {...policyChat} trace={trace} timing="landing" />
        </div>
        <PolicyPage {...demo.policy} />
        <i className={styles.wire} aria-hidden />
      </div>
    </ContainedSection>
  )
}

/** The text that the chat quotes is in brackets, which marks it. */
function PolicyPage({ title, page, chapters, clauses }: PageTexts['policyChat']['policy']) {
  return (
    <Sheet className={styles.page}>
      <figcaption>
        <span>{title}</span>
        <span>{page}</span>
      </figcaption>
      {policyPage.chapters.map((chapter) => (
        <div key={chapter.id} className={styles.chapter}>
          <b>{chapters[chapter.id]}</b>
          {chapter.clauses.map(({ id, number }) => (
            <p key={id} className={id === policyPage.quoted ? styles.quoted : undefined}>
              <b>{number}</b>
              <RichText text={clauses[id]} />
            </p>
          ))}
        </div>
      ))}
    </Sheet>
  )
}
