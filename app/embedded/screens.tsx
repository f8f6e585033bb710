import { lazy, type ComponentType } from 'react'
import { settings } from '../site/build-constants.ts'
import type { EmbedId } from '../site/embeds.ts'
import { Diagnostic } from './Diagnostic.tsx'

/** The screen of each embedded page, a file of its own. */
export const screens = {
  'lead-form': lazy(async () => ({ default: (await import('../../desk/screens/LeadFormScreen.tsx')).LeadFormScreen })),
  scheduler: lazy(async () => ({ default: (await import('../../desk/screens/SchedulerScreen.tsx')).SchedulerScreen })),
  diagnostic: settings.diagnosticAgentId === undefined ? Diagnostic : lazy(() => import('./DiagnosticAgent.tsx')),
} satisfies Record<EmbedId, ComponentType>
