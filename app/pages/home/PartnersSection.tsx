import { Wrap } from '../../ui/Wrap.tsx'
import { partnerLogos } from '../../sections/logos.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './PartnersSection.module.css'

type Props = { title: string; items: readonly { id: string; area: string }[] }

export function PartnersSection({ title, items }: Props) {
  return (
    <Section>
      <Wrap>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.partners}>
          {items.map(({ id, area }) => {
            const partner = partnerLogos[id]
            if (!partner) return null
            const { name, ...image } = partner
            return (
              <li key={id}>
                <img {...image} alt={name} loading="lazy" />
                <small>{area}</small>
              </li>
            )
          })}
        </ul>
      </Wrap>
    </Section>
  )
}
