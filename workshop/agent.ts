import { mountOutsideAgent, type OutsideAgent } from '../app/embeds/voice/outside-agent.ts'
import { languageOfCode } from '../app/site/languages.ts'

/** The voice agent of another company by itself: /agent.html?script=<address>&language=pt&agent=<id>. */

const parameters = new URLSearchParams(window.location.search)
const request = {
  agentId: parameters.get('agent') ?? 'agent_workshop',
  language: languageOfCode(parameters.get('language') ?? '') ?? 'en',
  into: document.getElementById('place') ?? document.body,
  onUnavailable: () => void (document.title = 'Unavailable'),
  script: { address: parameters.get('script') ?? '', integrity: parameters.get('integrity') ?? undefined },
}
let agent: OutsideAgent | undefined

document.getElementById('open')?.addEventListener('click', () => {
  agent = mountOutsideAgent(request)
  agent.expand()
})
document.getElementById('remove')?.addEventListener('click', () => agent?.remove())
