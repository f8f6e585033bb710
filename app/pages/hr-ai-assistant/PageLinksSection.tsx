import { ArrowRight } from 'lucide'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../routing/SiteLink.tsx'
import { pageById, type PageId } from '../../site/pages.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PageLinksSection.module.css'

type Props = { id?: string; title: string; pages: readonly PageId[] }

/** Other pages, as rows that say what each is about. */
export function PageLinksSection({ id, title, pages }: Props) {
  const texts = useTexts('common').pages
  return (
    <Section id={id}>
      <Wrap>
        <SectionHeading title={title} />
        <ul className={styles.rows}>
          {pages.map((page) => (
            <li key={page}>
              <SiteLink to={pageById(page).path} className={styles.row}>
                <b>{texts[page].label}</b>
                <span>{texts[page].summary}</span>
                <Icon of={ArrowRight} size={18} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
