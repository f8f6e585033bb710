import { lazy, type ComponentType } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import type { EmbedId } from '#site/embeds.ts'
import { Diagnostic } from './Diagnostic.tsx'

export const screens = {
  'lead-form': lazy(async () => ({ default: (await import('#leads/forms/LeadFormScreen.tsx')).LeadFormScreen })),
  scheduler: lazy(async () => ({ default: (await import('#leads/forms/SchedulerScreen.tsx')).SchedulerScreen })),
  diagnostic: settings.diagnosticAgentId === undefined ? Diagnostic : lazy(() => import('./DiagnosticAgent.tsx')),
} satisfies Record<EmbedId, ComponentType>

export const titles = {
  'lead-form': LeadFormTitle,
  scheduler: SchedulerTitle,
  diagnostic: DiagnosticTitle,
} satisfies Record<EmbedId, ComponentType>

function LeadFormTitle() {
  return <Title>{useTexts('forms').leadForm.title}</Title>
}

function SchedulerTitle() {
  return <Title>{useTexts('forms').scheduler.title}</Title>
}

function DiagnosticTitle() {
  return <Title>{useTexts('diagnostic').title}</Title>
}

function Title({ children }: { children: string }) {
  return <title>{`${children} | ${settings.brand}`}</title>
}
