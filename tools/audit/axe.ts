import { findViolations } from '#tests/axe.ts'
import { checkPaths } from './browser.ts'
import type { Figures } from './figures.ts'
import { countViolations, printViolations } from './violations.ts'

/** Includes iframes. */
export async function auditAccessibility(site: string, paths: readonly string[]): Promise<Figures> {
  const violations = await checkPaths(site, paths, async (page) =>
    (await findViolations(page)).map(({ rule, html }) => ({ what: rule, html })),
  )
  printViolations(violations)
  return { axe: countViolations(violations) }
}
