import { Building2, Factory, HardHat, HeartPulse } from 'lucide'
import type { PageTexts } from './definition.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IndustriesSection } from '../../sections/IndustriesSection.tsx'

const shown = [
  { id: 'manufacturing', icon: Factory },
  { id: 'healthcare', icon: HeartPulse },
  { id: 'services', icon: Building2 },
  { id: 'construction', icon: HardHat },
] as const

/** What is bought where. */
export function ProcurementIndustriesSection({ industries, ...texts }: PageTexts['industries']) {
  const drawings = shown.map(({ id, icon }) => <Icon key={id} of={icon} size={30} />)
  return <IndustriesSection {...texts} industries={shown.map(({ id }) => industries[id])} drawings={drawings} />
}
