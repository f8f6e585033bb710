import { usePageTexts } from '#i18n/useTexts.ts'
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx'
import { ButtonLink, DemoLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition } from './definition.ts'
import heading from '#ui/SectionHeading.module.css'
import styles from './AnalyticsHeroSection.module.css'

export function AnalyticsHeroSection() {
  const { title, lead, projects } = usePageTexts(definition).hero
  return (
    <ContainedSection className={styles.hero}>
      <Breadcrumbs page="data-analytics" />
      <h1>{title}</h1>
      <Cluster className={styles.row} gap={11}>
        <p className={heading.lead}>{lead}</p>
        <Actions>
          <DemoLink variant="ink" />
          <ButtonLink to="#projects" variant="outline" label={projects} />
        </Actions>
      </Cluster>
    </ContainedSection>
  )
}
