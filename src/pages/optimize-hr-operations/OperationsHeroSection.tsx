import { PageLink } from '#routing/PageLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { ExpertLink } from './ExpertLink.tsx'
import { FiledForm } from './FiledForm.tsx'
import styles from './OperationsHeroSection.module.css'

type Props = PageTexts['hero'] & { newStarters: PageTexts['jobs']['dataEntry']['figure'] }

export function OperationsHeroSection({ title, lead, seeAssistant, filing, newStarters }: Props) {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.text}>
          <HeroIntro page="optimize-hr-operations" title={title} lead={lead} split>
            <ExpertLink />
            <PageLink page="hr-ai-assistant" className={buttonClass({ variant: 'outline' })}>
              {seeAssistant}
            </PageLink>
          </HeroIntro>
        </div>
        <FiledForm {...filing} {...newStarters} />
      </Container>
    </section>
  )
}
