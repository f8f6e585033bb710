import { SiteLink } from '#routing/SiteLink.tsx'
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx'
import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { Actions, buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import styles from './AnalyticsHeroSection.module.css'

export function AnalyticsHeroSection({ title, lead, projects }: PageTexts['hero']) {
  return (
    <section className={styles.hero}>
      <Container>
        <Breadcrumbs page="data-analytics" />
        <h1>{title}</h1>
        <div className={styles.row}>
          <p>{lead}</p>
          <Actions>
            <ConversionLinks without="/talk-to-an-expert" />
            <SiteLink to="#projects" className={buttonClass({ variant: 'outline' })}>
              {projects}
            </SiteLink>
          </Actions>
        </div>
      </Container>
    </section>
  )
}
