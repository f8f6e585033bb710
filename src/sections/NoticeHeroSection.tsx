import type { NoticeSection } from '#site/notice.ts'
import type { PageId } from '#site/pages.ts'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { TextLink } from './ButtonLink.tsx'
import { HeroIntro } from './HeroIntro.tsx'
import styles from './NoticeHeroSection.module.css'

type Props<Id extends string> = {
  page: PageId
  hero: { title: string; lead: string; contents: string }
  sections: readonly NoticeSection<Id>[]
  texts: Readonly<Record<Id, { title: string }>>
}

export function NoticeHeroSection<Id extends string>({ page, hero, sections, texts }: Props<Id>) {
  return (
    <ContainedSection className={styles.hero}>
      <Split className={styles.columns}>
        <HeroIntro page={page} title={hero.title} lead={hero.lead} />
        <nav aria-label={hero.contents}>
          <ol data-og-image="">
            {sections.map(({ id }) => (
              <li key={id}>
                <TextLink to={`#${id}`} label={texts[id].title} />
              </li>
            ))}
          </ol>
        </nav>
      </Split>
    </ContainedSection>
  )
}
