import { ArrowRight } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { findPage } from '#site/pages.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './PageLinksSection.module.css'

export function PageLinksSection({ title, pages }: { title: string; pages: readonly string[] }) {
  const texts = useTexts('common').pages
  const found = pages.map((id) => findPage(id)).filter((page) => page !== undefined)
  if (found.length === 0) return null
  return (
    <TitledSection title={title} gap={10} rhythm="close">
      <ul className={styles.rows}>
        {found.map(({ id, path }) => (
          <li key={id}>
            <SiteLink to={path} className={styles.row}>
              <b>{texts[id].label}</b>
              <span>{texts[id].summary}</span>
              <Icon of={ArrowRight} size={18} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
