import { usePageTexts } from '#i18n/useTexts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { notice } from '#site/notice-constant.ts'
import { Container } from '#ui/Container.tsx'
import { Split } from '#ui/Layout.tsx'
import { definition } from './definition.ts'
import styles from './PrivacyHeroSection.module.css'

export function PrivacyHeroSection() {
  const { hero, sections } = usePageTexts(definition)
  return (
    <section className={styles.hero}>
      <Container>
        <Split className={styles.columns}>
          <HeroIntro page={definition.id} title={hero.title} lead={hero.lead} />
          <nav aria-label={hero.contents}>
            <ol data-og-image="">
              {notice.sections.map(({ id }) => (
                <li key={id}>
                  <TextLink to={`#${id}`} label={sections[id].title} />
                </li>
              ))}
            </ol>
          </nav>
        </Split>
      </Container>
    </section>
  )
}
