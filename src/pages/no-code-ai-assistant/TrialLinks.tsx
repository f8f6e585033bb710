import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { buttonClass } from '#ui/Button.tsx'
import type { PageTexts } from './definition.ts'

export type TrialTexts = PageTexts['trial']

export function TrialLinks({ tryIt, schedule }: TrialTexts) {
  return (
    <>
      <ButtonLink to="/book-a-demo" variant="ink" withArrow>
        {tryIt}
      </ButtonLink>
      <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'outline' })}>
        {schedule}
      </SiteLink>
    </>
  )
}
