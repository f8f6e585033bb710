import { Check } from 'lucide'
import { FormFrame } from '#embeds/FormFrame.tsx'
import { usePageTexts } from '#i18n/useTexts.ts'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { portraitOf } from '#site/build-constants.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Quote } from '#ui/Quote.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { definition } from './definition.ts'
import styles from './DemoHeroSection.module.css'

/** The navigation's "Book a demo" link targets the form by its id. */
export function DemoHeroSection() {
  const { title, lead, points, quote, form } = usePageTexts(definition).hero
  return (
    <div className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.text}>
          <HeroIntro page="book-a-demo" title={title} lead={lead} />
          <ul className={styles.points}>
            {(['ownExamples', 'everyStep', 'mistakes'] as const).map((id) => (
              <li key={id}>
                <Icon of={Check} size={19} />
                <p>
                  <b>{points[id].title}</b> {points[id].text}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <section id="book-a-demo" className={styles.form} aria-labelledby="book-a-demo-title">
          <VisuallyHidden as="h2" id="book-a-demo-title">
            {form}
          </VisuallyHidden>
          <FormFrame of="lead-form" />
        </section>
        <div className={styles.quote}>
          <Quote {...quote} portrait={portraitOf('marina')} size="small" />
        </div>
      </Container>
    </div>
  )
}
