import type { PageTexts } from './definition.ts'
import { IndustriesSection } from '../../sections/IndustriesSection.tsx'

const industryIds = ['logistics', 'software', 'finance', 'realEstate'] as const

/** What the assistant is asked to do, industry by industry. */
export function SdrIndustriesSection({ title, lead, industries }: PageTexts['industries']) {
  return <IndustriesSection title={title} lead={lead} industries={industryIds.map((id) => industries[id])} />
}
