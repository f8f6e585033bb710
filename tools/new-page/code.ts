import { menuColumns, type PageGroup } from '#site/definition.ts'

type NewPage = { id: string; path: string; group: PageGroup; links: readonly string[]; namespace: string }

export function definitionOf({ id, path, group, links, namespace }: NewPage): string {
  const column = group === 'standalone' ? '' : `\n  menuColumn: '${menuColumns[group][0]}',`
  const flags = { inHeader: links.includes('header'), inFooter: links.includes('footer') }
  const listed = Object.entries(flags).flatMap(([name, isLinked]) => (isLinked ? [`\n  ${name}: true,`] : []))
  return `import type ${namespace} from '#locales/en/${namespace}.en.json'
import { define } from '#site/definition.ts'

export type PageTexts = typeof ${namespace}

export const definition = define<{ ${namespace}: typeof ${namespace} }>()({
  id: '${id}',
  path: '${path}',
  namespaces: ['${namespace}'],
  group: '${group}',${column}${listed.join('')}
  icon: 'FileText',
  structuredData: 'service',
})
`
}

export function pageOf({ id }: NewPage): string {
  return `import { usePageTexts } from '#i18n/useTexts.ts'
import { lazySections } from '#routing/DeferredHydration.tsx'
import { OpeningSection } from '#sections/OpeningSection.tsx'
import { definition } from './definition.ts'

export const BelowTheFold = lazySections(() => import('./below-the-fold.tsx'))

export default function ${pascal(id)}() {
  const texts = usePageTexts(definition)
  return <OpeningSection page={definition.id} {...texts.opening} />
}
`
}

export function belowTheFoldOf({ id }: NewPage): string {
  return `import { usePageTexts } from '#i18n/useTexts.ts'
import { Sections } from '#routing/DeferredHydration.tsx'
import { ClosingSection } from '#sections/ClosingSection.tsx'
import { definition } from './definition.ts'
import { FeaturesSection } from './FeaturesSection.tsx'

export default function ${pascal(id)}BelowTheFold() {
  const texts = usePageTexts(definition)
  return (
    <Sections>
      <FeaturesSection {...texts.features} />
      <ClosingSection {...texts.close} />
    </Sections>
  )
}
`
}

export function featuresOf(): string {
  return `import { ClipboardCheck, ListChecks, Users } from 'lucide'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PageTexts } from './definition.ts'

const ICON_PX = 40

/** Three features. Replace the icons with pictures of your product. */
export function FeaturesSection({ title, cards }: PageTexts['features']) {
  return (
    <FeatureCardsSection
      title={title}
      cards={[
        { ...cards.work, figure: <Icon of={ListChecks} size={ICON_PX} />, columns: 4 },
        { ...cards.proof, figure: <Icon of={ClipboardCheck} size={ICON_PX} />, columns: 4 },
        { ...cards.people, figure: <Icon of={Users} size={ICON_PX} />, columns: 4 },
      ]}
    />
  )
}
`
}

/** Keeps the imports sorted, as the formatter requires. */
export function addToRegistry({ id }: NewPage, list: string): string {
  const name = camel(id)
  const path = `#pages/${id}/definition.ts`
  const lines = list.split('\n')
  const next = lines.findIndex((line) => line.includes("from './") || (/'(#pages\/.*)'/.exec(line)?.[1] ?? '') > path)
  lines.splice(next, 0, `import { definition as ${name} } from '${path}'`)
  return lines.join('\n').replace('] as const satisfies', (end) => `  ${name},\n${end}`)
}

function pascal(id: string): string {
  return camel(`-${id}`)
}

function camel(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
