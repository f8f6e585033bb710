import { Check } from 'lucide'
import { FormFrame } from '../../embeds/FormFrame.tsx'
import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { HeroWords } from '../../sections/HeroWords.tsx'
import styles from './DemoHeroSection.module.css'

/** The words on mint, the form beside them on paper. The navigation's "Book a demo" goes to the form by its id. */
export function DemoHeroSection({ title, lead, points, quote, form }: PageTexts['hero']) {
  const { initials, ...words } = quote
  return (
    <div className={styles.hero}>
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <HeroWords page="book-a-demo" title={title} lead={lead} />
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title}>
                <Icon of={Check} size={19} />
                <p>
                  <b>{point.title}</b> {point.text}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <section id="book-a-demo" className={styles.form} aria-labelledby="book-a-demo-title">
          <VisuallyHidden as="div">
            <h2 id="book-a-demo-title">{form}</h2>
          </VisuallyHidden>
          <FormFrame of="lead-form" />
        </section>
        <div className={styles.quote}>
          <Quote {...words} size="small" portrait={<Avatar initials={initials} of="person" />} />
        </div>
      </Wrap>
    </div>
  )
}
