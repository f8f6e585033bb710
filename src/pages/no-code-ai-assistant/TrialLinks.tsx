import { ButtonLink } from '#sections/ButtonLink.tsx'
import type { PageTexts } from './definition.ts'

export function TrialLinks({ tryIt, schedule }: PageTexts['trial']) {
  return (
    <>
      <ButtonLink to="/book-a-demo" variant="ink" withArrow>
        {tryIt}
      </ButtonLink>
      <ButtonLink to="/book-a-demo" variant="outline">
        {schedule}
      </ButtonLink>
    </>
  )
}
