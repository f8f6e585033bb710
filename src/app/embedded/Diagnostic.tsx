import { lazy } from 'react'

/** The site's own diagnostic: the default, and the fallback if an outside agent fails to load. */
export const Diagnostic = lazy(async () => ({
  default: (await import('#diagnostic/screens/DiagnosticScreen.tsx')).DiagnosticScreen,
}))
