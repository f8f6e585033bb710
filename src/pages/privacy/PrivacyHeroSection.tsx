import { SiteLink } from '#routing/SiteLink.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { notice } from '#site/notice-constant.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import { definition, type PageTexts } from './definition.ts'
import styles from './PrivacyHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'sections'>

export function PrivacyHeroSection({ title, lead, contents, sections }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.columns}>
        <HeroWords page={definition.id} title={title} lead={lead} />
        <nav aria-label={contents}>
          <ol>
            {notice.sections.map(({ id }) => (
              <li key={id}>
                <SiteLink to={`#${id}`} className={textLinkClass}>
                  {sections[id].title}
                </SiteLink>
              </li>
            ))}
          </ol>
        </nav>
      </Wrap>
    </section>
  )
}
