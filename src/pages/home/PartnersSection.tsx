import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { partners } from './page-data.ts'
import styles from './PartnersSection.module.css'

export function PartnersSection({ title, areas }: PageTexts['partners']) {
  return (
    <ContainedSection>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.partners}>
        {partners.map(({ id, name, width }) => (
          <li key={id}>
            <img src={`/uploads/partners/${id}.svg`} width={width} height="24" alt={name} loading="lazy" />
            <small>{areas[id]}</small>
          </li>
        ))}
      </ul>
    </ContainedSection>
  )
}
