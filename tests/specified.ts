import { claimTexts } from '#site/claims.ts'
import { pages, type Page } from '#site/pages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { fillPlaceholders, stopTheBuild } from '#site/template.ts'
import file from './specified.json' with { type: 'json' }

/** Without `count`, at least one element matches. */
type Part = { name: string; selector: string; count?: number | undefined }

type SpecifiedPage = {
  /** The path that the navigation uses, then other paths of the same page. */
  paths: readonly string[]
  namespaces?: readonly string[]
  /** In order, after the heading. Two parts may share a section, and other sections may come between. */
  parts?: readonly (Part & { perAssistant?: number | undefined })[]
  /** Labels and sample figures that the specification quotes, on the English page, other than in expectations.ts. */
  labels?: readonly string[]
}

const specified: Readonly<Record<string, SpecifiedPage>> = file

/** Owners may remove pages and add others. */
export const specifiedPages = (pages as readonly Page[]).filter(({ id }) => id in specified)

export const specifiedPaths = (id: string) => specified[id]?.paths ?? []

export const specifiedNamespaces = (id: string) => specified[id]?.namespaces ?? [id.replaceAll('-', '')]

export const footerTargets = [
  '/platform/no-code-ai-assistant',
  '/platform/customer-ai-support',
  '/platform/sales-ai-co-pilot',
  '/platform/ai-contract-analysis',
  '/services/data-analytics',
  '/services/tailored-ai-solutions',
]

/** Assistants on the home page; owners may have removed some. */
const assistants = ['Customer AI Support', 'Sales AI Co-Pilot', 'AI Contract Analysis', 'HR AI Assistant'].filter(
  (name) => specifiedPages.some(({ id }) => id === name.toLowerCase().replaceAll(' ', '-')),
)

export const HEADING: Part = { name: 'heading', selector: 'h1', count: 1 }

export function partsOf(id: string): Part[] | undefined {
  return specified[id]?.parts?.map(({ perAssistant, count, ...part }) => {
    return { ...part, count: perAssistant ? perAssistant * assistants.length : count }
  })
}

/** Owners may have other figures. */
const figures = placeholderValues({ brand: '' }, claimTexts.en)

export function labelsOf(id: string): string[] {
  const labels = specified[id]?.labels?.map((label) => fillPlaceholders(label, figures, stopTheBuild)) ?? []
  return id === 'home' ? [...assistants, ...labels] : labels
}
