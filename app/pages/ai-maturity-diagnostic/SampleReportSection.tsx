import { SampleReport } from './SampleReport.tsx'
import { steps } from './sample.ts'
import { SiteLink } from '../../routing/SiteLink.tsx'
import { pageById } from '../../site/pages.ts'
import type { PageTexts } from './definition.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { isOwnAgent } from './agent.ts'
import { SAMPLE_REPORT_ID } from './sample-report.ts'

type DiagnosticTexts = PageTexts
type Props = { texts: DiagnosticTexts['report']; dimensions: DiagnosticTexts['dimensions'] }

/** A report of a company that does not exist, as it comes out of the printer. Only the site's own agent writes such a report. */
export function SampleReportSection({ texts, dimensions }: Props) {
  const { pages } = useTexts('common')
  if (!isOwnAgent) return null
  const helping = Object.fromEntries(
    steps.map(({ id, page }) => [
      id,
      <SiteLink key={id} to={pageById(page).path} className={textLinkClass}>
        {pages[page].label}
      </SiteLink>,
    ]),
  )
  return (
    <Section ground="sand" id={SAMPLE_REPORT_ID}>
      <Wrap>
        <SectionHeading title={texts.title} lead={texts.lead} />
        <SampleReport texts={texts} dimensions={dimensions} helping={helping} />
      </Wrap>
    </Section>
  )
}
