import type { PageTexts } from './definition.ts'
import { IndustriesSection } from '../../sections/IndustriesSection.tsx'

const order = ['manufacturing', 'healthcare', 'finance', 'construction'] as const

/** What legal teams of each industry ask about first. */
export function ReviewIndustriesSection({ industries, ...words }: PageTexts['industries']) {
  return <IndustriesSection {...words} industries={order.map((id) => industries[id])} />
}
