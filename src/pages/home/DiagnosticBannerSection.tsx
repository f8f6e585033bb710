import { ButtonLink } from '#sections/ButtonLink.tsx'
import { classes } from '#ui/classes.ts'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './DiagnosticBannerSection.module.css'

export function DiagnosticBannerSection({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <ContainedSection className={styles.section}>
      <Split gap={11} className={classes(surfaces.deep, styles.banner)}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink to="/ai-maturity-diagnostic" variant="brand" withArrow label={action} />
        </div>
        <img src="/icons/radar.svg" alt="" width="200" height="186" loading="lazy" />
      </Split>
    </ContainedSection>
  )
}
