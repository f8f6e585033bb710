import { lazy } from 'react'

/** The site's own diagnostic: what is shown by default, and what stands in for an outside agent that does not come. */
export const Diagnostic = lazy(async () => ({
  default: (await import('#diagnostic/screens/DiagnosticScreen.tsx')).DiagnosticScreen,
}))
