/** Sample pictures for the home page's case studies. Owners replace them with their own. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage, type Language } from '#site/languages.ts'
import texts from './cases.json' with { type: 'json' }

export const CASE_PICTURE = { width: 720, height: 540 }

export const sampleCases = ['procurement', 'retail'] as const

/** In the order of the texts. */
const bids = [
  { id: '0422', score: '94', state: 'best' },
  { id: '0425', score: '81', state: 'done' },
  { id: '0417', score: '71', state: 'pending' },
  { id: '0431', score: '', state: 'active' },
]
const leadScores = ['92', '74']

type CaseTexts = (typeof texts)['en']

/** The page needs the tokens and the font. */
export function caseHtml(id: (typeof sampleCases)[number], language: Language): string {
  const { procurement, retail } = inLanguage<CaseTexts>(texts, language)
  const html = id === 'procurement' ? renderBids(procurement) : renderChat(retail)
  return readFileSync(join(import.meta.dirname, 'cases.html'), 'utf8').replace('[content]', html)
}

function renderBids({ request, count, bids: terms, trace, time }: CaseTexts['procurement']): string {
  const html = bids.map(({ id, score, state }, index) => {
    return `<div class="row ${state}"><i></i><b>${id}</b><span>${terms[index]}</span><b class="score">${score}</b></div>`
  })
  return `<div class="head"><b>${request}</b><span>${count}</span></div>${html.join('')}${renderTrace(trace, time)}`
}

function renderChat({ asks, answers, source, first, leads, trace, time }: CaseTexts['retail']): string {
  const rows = leads.map((text, index) => {
    return `<div class="row"><span>${text}</span><b class="score">${leadScores[index]}</b></div>`
  })
  return `
    <div class="asks">${asks}</div>
    <div class="answers">${answers}<small>${source}</small></div>
    <div class="head"><b>${first}</b></div>
    ${rows.join('')}${renderTrace(trace, time)}`
}

function renderTrace(action: string, time: string): string {
  return `<div class="trace"><i></i><span>${action}</span><span>${time}</span></div>`
}
