import { TextLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { notice } from '#site/notice-constant.ts'
import { Container } from '#ui/Container.tsx'
import { definition, type PageTexts } from './definition.ts'
import styles from './PrivacyHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'sections'>

export function PrivacyHeroSection({ title, lead, contents, sections }: Props) {
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <HeroIntro page={definition.id} title={title} lead={lead} />
        <nav aria-label={contents}>
          <ol data-og-image="">
            {notice.sections.map(({ id }) => (
              <li key={id}>
                <TextLink to={`#${id}`} label={sections[id].title} />
              </li>
            ))}
          </ol>
        </nav>
      </Container>
    </section>
  )
}
