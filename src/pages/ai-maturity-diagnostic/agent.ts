import { settings } from '#site/build-constants.ts'

/** The page can't know what an owner's third-party agent does, so it promises only what holds for any agent. */
export const isOwnAgent = settings.diagnosticAgentId === undefined

/** `always` holds for any agent, `here` only for the site's own. */
export function describeAgent(always: string, here?: string): string {
  return isOwnAgent && here ? `${always} ${here}` : always
}
