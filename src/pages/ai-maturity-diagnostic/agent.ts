import { settings } from '#site/build-constants.ts'

/** Of the outside agent of an owner the page promises only what holds for any: it does not know what that one does. */
export const isOwnAgent = settings.diagnosticAgentId === undefined

/** What holds whichever agent asks, and what the site's own does beyond that. */
export function promised(always: string, here: string): string {
  return isOwnAgent ? `${always} ${here}` : always
}
