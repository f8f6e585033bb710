import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { claims } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import { describeAverageMismatch, describeCountMismatch, savedShare } from '#site/testing/figure-mismatch.ts'
import { average, minutesToSolution, replayByHand, replayWithAssistant, type Course } from './replay.ts'
import { supportTickets, supportWorkParts, type SupportTicket } from './sample-data.ts'

const { length } = supportTickets

function averageOf(work: (ticket: SupportTicket) => Course): number {
  return average(supportTickets.map(work).map(minutesToSolution))
}

it('matches the claim in the headline and the minutes in the lead', () => {
  const [hand, assistant] = [averageOf(replayByHand), averageOf(replayWithAssistant)]
  const claimed = claims.timeToSolution.value
  const fits = describeAverageMismatch(hand, assistant, length, claimed)
  expect(savedShare(hand, assistant), `supportTickets in sample-data.ts: ${fits}`).toBe(claimed)
  for (const language of languages) {
    const lead = textsIn(language, 'customersupportefficiency').get('hero.lead') ?? ''
    expect(lead.match(/\d+/g)?.map(Number), `hero.lead has to name ${assistant} and ${hand} minutes`).toEqual([
      assistant,
      hand,
    ])
  }
})

it('has at most the claimed share of tickets solved by the assistant alone', () => {
  const alone = supportTickets.filter((ticket) => !('openedAfterHandoff' in ticket)).length
  const claimed = claims.autoResolved.value
  const fits = describeCountMismatch('supportTickets without openedAfterHandoff', alone, length, claimed)
  const keeps = `Keep the sum of all minutes to solution at ${averageOf(replayWithAssistant) * length}, or change claims.timeToSolution with it.`
  expect(alone / length, `${fits} ${keeps}`).toBeLessThanOrEqual(claimed / 100)
})

it('has columns in the stylesheet as wide as the parts of the average work', () => {
  const css = readFileSync(new URL('WhereTimeGoesSection.module.css', import.meta.url), 'utf8')
  const columns = Object.values(supportWorkParts).map((minutes) => `${minutes}fr`)
  expect(css).toContain(`grid-template-columns: ${columns.join(' ')};`)
})
