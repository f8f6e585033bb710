import { violationsOn } from '#tests/axe.ts'
import { checkPaths } from './browser.ts'
import { countFaults, printFaults } from './faults.ts'
import type { Figures } from './figures.ts'

/** Runs axe on every path, including its iframes. */
export async function auditAccessibility(site: string, paths: readonly string[]): Promise<Figures> {
  const faults = await checkPaths(site, paths, async (page) =>
    (await violationsOn(page)).map(({ rule, html }) => ({ what: rule, html })),
  )
  printFaults(faults)
  return { axe: countFaults(faults) }
}
