import { ButtonLink } from '#sections/ButtonLink.tsx'
import { Container } from '#ui/Container.tsx'
import styles from './DiagnosticBannerSection.module.css'

export function DiagnosticBannerSection({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.banner}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
            <ButtonLink to="/ai-maturity-diagnostic" variant="brand" withArrow label={action} />
          </div>
          <img className={styles.radar} src="/icons/radar.svg" alt="" width="200" height="186" loading="lazy" />
        </div>
      </Container>
    </section>
  )
}
