/** How the diagnostic's report gets into the lead form: through the tab's own memory. Nothing is sent by it. */

import { remember, remembered } from '../app/browser/memory.ts'

const KEY = 'desk:report'

export function handOverReport(text: string): void {
  remember(KEY, text, 'sessionStorage')
}

/** From here on it is part of the form's draft, where the visitor can remove it. */
export function takeReport(): string | undefined {
  const text = remembered(KEY, 'sessionStorage')
  if (text !== undefined) remember(KEY, undefined, 'sessionStorage')
  return text
}
