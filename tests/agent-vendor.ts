/** The vendor's real script under the site's content policy, with stubbed network responses. */

import type { Page } from './fixtures.ts'

const widgetConfig = {
  variant: 'full',
  placement: 'bottom-right',
  // Its default orb needs WebGL.
  avatar: { type: 'image', url: 'data:,' },
  language: 'en',
  supported_language_overrides: ['en', 'pt-br'],
  text_input_enabled: true,
  transcript_enabled: true,
}

export const AGENT_SCRIPT = /assets\/index-/
export const AGENT_HOST = 'https://*.elevenlabs.io/**'

export const agent = (page: Page) => page.locator('elevenlabs-convai')

/** Returns the ids of the agents that the page requests. */
export async function stubVendor(page: Page): Promise<string[]> {
  const requestedAgents: string[] = []
  // Playwright tries the latest route first.
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }))
  await page.route(AGENT_HOST, (route) => {
    requestedAgents.push(/agents\/(\w+)/.exec(route.request().url())?.[1] ?? '')
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { widget_config: widgetConfig } })
  })
  return requestedAgents
}
