import { SiteLink } from '../routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '../ui/Button.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './OpeningSection.module.css'

type Props = { eyebrow: string; title: string; lead: string; explore: string; book: string }

export function HomeHeroSection({ eyebrow, title, lead, explore, book }: Props) {
  return (
    <section className={styles.opening}>
      <Wrap>
        <SectionHeading level={1} eyebrow={eyebrow} title={title} lead={lead} />
        <p className={styles.actions}>
          <SiteLink to="#platform" className={buttonClass({ look: 'ink' })}>
            {explore}
            <ButtonArrow />
          </SiteLink>
          <SiteLink to="/book-a-demo" className={buttonClass({ look: 'outline' })}>
            {book}
          </SiteLink>
        </p>
      </Wrap>
    </section>
  )
}
