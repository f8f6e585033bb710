import { claimValue } from '../../site/build-constants.ts'
import type { PageTexts } from './definition.ts'
import { Counted } from '../../ui/Counted.tsx'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import { HourLeft } from './HourLeft.tsx'

/** Each is the figure of a claim. */
const shown = ['legalReview', 'languages', 'integrations'] as const

/** What comes of it: what is left of an hour, and how much it can be used with. */
export function ReviewResultsSection({ title, results, note }: PageTexts['results']) {
  return (
    <ResultsSection
      ground="sand"
      title={title}
      results={shown.map((id) => results[id])}
      note={note}
      drawings={[
        <HourLeft key="legalReview" percent={100 - claimValue('legalReview')} />,
        <Counted key="languages" count={claimValue('languages')} columns={10} />,
        <Counted key="integrations" count={claimValue('integrations')} columns={10} />,
      ]}
    />
  )
}
