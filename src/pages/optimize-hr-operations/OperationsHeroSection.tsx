import { PageLink } from '#routing/PageLink.tsx'
import { HeroWords } from '#sections/HeroWords.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Wrap } from '#ui/Wrap.tsx'
import type { PageTexts } from './definition.ts'
import { ExpertLink } from './ExpertLink.tsx'
import { FiledForm } from './FiledForm.tsx'
import styles from './OperationsHeroSection.module.css'

type Props = PageTexts['hero'] & { newStarters: PageTexts['jobs']['dataEntry']['figure'] }

export function OperationsHeroSection({ title, lead, seeAssistant, filing, newStarters }: Props) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <div className={styles.words}>
          <HeroWords page="optimize-hr-operations" title={title} lead={lead} split>
            <ExpertLink />
            <PageLink page="hr-ai-assistant" className={buttonClass({ variant: 'outline' })}>
              {seeAssistant}
            </PageLink>
          </HeroWords>
        </div>
        <FiledForm {...filing} {...newStarters} />
      </Wrap>
    </section>
  )
}
