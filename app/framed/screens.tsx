import { lazy, type ComponentType } from 'react'
import type { EmbedId } from '../site/embeds.ts'

/** The screen of each embedded page, a file of its own. */
export const screens = {
  'lead-form': lazy(async () => ({ default: (await import('../../desk/screens/LeadFormScreen.tsx')).LeadFormScreen })),
  scheduler: lazy(async () => ({ default: (await import('../../desk/screens/SchedulerScreen.tsx')).SchedulerScreen })),
  diagnostic: lazy(async () => ({
    default: (await import('../../diagnostic/screens/DiagnosticScreen.tsx')).DiagnosticScreen,
  })),
} satisfies Record<EmbedId, ComponentType>
