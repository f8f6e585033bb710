import { ButtonLink } from '#sections/ButtonLink.tsx'
import type { PageTexts } from './definition.ts'

export function TrialLinks({ tryIt, schedule }: PageTexts['trial']) {
  return (
    <>
      <ButtonLink to="/book-a-demo" variant="ink" withArrow label={tryIt} />
      <ButtonLink to="/book-a-demo" variant="outline" label={schedule} />
    </>
  )
}
