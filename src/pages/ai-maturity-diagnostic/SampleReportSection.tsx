import { TitledSection } from '#sections/TitledSection.tsx'
import { isOwnAgent } from './agent.ts'
import type { PageTexts } from './definition.ts'
import { SAMPLE_REPORT_ID } from './sample.ts'
import { SampleReport } from './SampleReport.tsx'

type Props = { texts: PageTexts['report']; dimensions: PageTexts['dimensions'] }

/** Only the site's own agent writes reports. */
export function SampleReportSection({ texts, dimensions }: Props) {
  if (!isOwnAgent) return null
  return (
    <TitledSection surface="sand" id={SAMPLE_REPORT_ID} title={texts.title} lead={texts.lead}>
      <SampleReport texts={texts} dimensions={dimensions} />
    </TitledSection>
  )
}
