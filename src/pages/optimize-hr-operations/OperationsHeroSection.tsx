import { usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink, ExpertLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition } from './definition.ts'
import { FilledForms } from './FilledForms.tsx'
import styles from './OperationsHeroSection.module.css'

export function OperationsHeroSection() {
  const { hero, jobs } = usePageTexts(definition)
  return (
    <ContainedSection className={styles.hero} containerClass={styles.text}>
      <HeroIntro page="optimize-hr-operations" title={hero.title} lead={hero.lead}>
        <ExpertLink variant="ink" />
        <ButtonLink page="hr-ai-assistant" variant="outline" label={hero.seeAssistant} />
      </HeroIntro>
      <FilledForms {...hero.filing} {...jobs.dataEntry.figure} />
    </ContainedSection>
  )
}
