import { TitledSection } from '#sections/TitledSection.tsx'
import type { PageTexts } from './definition.ts'
import { MorningPlan } from './MorningPlan.tsx'

export function MorningSection({ title, lead, plan, draft, deals }: PageTexts['morning'] & Pick<PageTexts, 'deals'>) {
  return (
    <TitledSection surface="sand" title={title} lead={lead}>
      <MorningPlan plan={plan} draft={draft} texts={deals} />
    </TitledSection>
  )
}
