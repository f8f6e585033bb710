import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import type { PageTexts } from './definition.ts'

export type TrialTexts = PageTexts['trial']

/** Both links start the trial with a demo. */
export function TrialLinks({ tryIt, schedule }: TrialTexts) {
  return (
    <>
      <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
        {tryIt}
        <ButtonArrow />
      </SiteLink>
      <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'outline' })}>
        {schedule}
      </SiteLink>
    </>
  )
}
