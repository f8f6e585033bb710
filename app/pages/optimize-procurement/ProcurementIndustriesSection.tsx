import type { PageTexts } from './definition.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IndustriesSection } from '../../sections/IndustriesSection.tsx'
import { industryIcon } from './industry-icon.ts'

/** What is bought where. Whoever edits the texts may rename an industry: the icon follows the name. */
export function ProcurementIndustriesSection(texts: PageTexts['industries']) {
  const drawings = texts.industries.map(({ name }) => <Icon key={name} of={industryIcon(name)} size={30} />)
  return <IndustriesSection {...texts} drawings={drawings} />
}
