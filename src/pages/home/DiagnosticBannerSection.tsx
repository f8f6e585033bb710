import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import styles from './DiagnosticBannerSection.module.css'

type Props = { title: string; text: string; action: string }

export function DiagnosticBannerSection({ title, text, action }: Props) {
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.banner}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
            <SiteLink to="/ai-maturity-diagnostic" className={buttonClass({ variant: 'brand' })}>
              {action}
              <ButtonArrow />
            </SiteLink>
          </div>
          <img className={styles.radar} src="/icons/radar.svg" alt="" width="200" height="186" loading="lazy" />
        </div>
      </Container>
    </section>
  )
}
