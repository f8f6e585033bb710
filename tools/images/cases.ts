/** Sample pictures for the home page's case studies. Owners replace them with their own. */

import { inLanguage, type InLanguages, type Language } from '#site/languages.ts'

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

const english = {
  procurement: {
    request: 'Steel pallets, 400',
    count: 'Six bids, 84 pages',
    bids: ['9 days, pay after 60', '12 days, pay after 30', 'Lowest, but 50% up front', 'Comparing terms'],
    trace: 'Ranked by the purchasing policy',
    time: '48 s',
  },
  retail: {
    asks: 'Is the blue one in stock in a 38?',
    answers: 'Yes, two pairs. Pick them up today, or have them on Thursday.',
    source: 'Catalog, stock today',
    first: 'Who to call first',
    leads: ['Asked for 40 pairs', 'Back for the third time'],
    trace: 'Answered in the chat',
    time: '1.3 s',
  },
}

type CaseTexts = typeof english

const caseTexts: InLanguages<CaseTexts> = {
  en: english,
  pt: {
    procurement: {
      request: 'Paletes de aço, 400',
      count: 'Seis propostas, 84 páginas',
      bids: ['9 dias, paga em 60', '12 dias, paga em 30', 'Menor preço, 50% adiantado', 'Comparando condições'],
      trace: 'Classificou pela política de compras',
      time: '48 s',
    },
    retail: {
      asks: 'Tem o azul no 38?',
      answers: 'Tem, dois pares. Retire hoje ou receba na quinta.',
      source: 'Catálogo, estoque de hoje',
      first: 'Para quem ligar primeiro',
      leads: ['Pediu 40 pares', 'Voltou pela terceira vez'],
      trace: 'Respondeu no chat',
      time: '1,3 s',
    },
  },
}

/** The page needs the tokens and the font. */
export function caseHtml(id: (typeof sampleCases)[number], language: Language): string {
  const { procurement, retail } = inLanguage(caseTexts, language)
  const html = id === 'procurement' ? renderBids(procurement) : renderChat(retail)
  return `<style>${style}</style><div class="case">${html}</div>`
}

function renderBids({ request, count, bids: texts, trace, time }: CaseTexts['procurement']): string {
  const html = bids.map(({ id, score, state }, index) => {
    return `<div class="row ${state}"><i></i><b>${id}</b><span>${texts[index]}</span><b class="score">${score}</b></div>`
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

const style = `
  .case {
    height: ${CASE_PICTURE.height}px; padding: 36px 32px; display: flex; flex-direction: column; gap: 12px;
    justify-content: center; background: var(--deep); color: var(--on-dark);
    font-size: 27px; font-weight: 450; letter-spacing: -0.01em; line-height: 1.3;
  }
  b { font-weight: 600 }
  .head { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 6px; font-size: 29px }
  .head span { color: var(--on-dark-2); font-size: 27px }
  .row { display: flex; align-items: center; gap: 16px; padding: 13px 20px; border-radius: 14px; background: var(--deep-bright) }
  .row span { flex: 1; color: var(--on-dark-2) }
  .row i, .trace i { width: 14px; height: 14px; border-radius: 50%; background: var(--done) }
  .row.active i { background: var(--active) }
  .row.pending i { background: var(--pending) }
  .row.best { background: var(--white); color: var(--text) }
  .row.best span { color: var(--text-2) }
  .row.best .score { color: var(--brand-text) }
  .score { font-size: 32px; letter-spacing: -0.04em }
  .trace {
    display: flex; align-items: center; gap: 14px; margin-top: 10px; padding-top: 18px;
    border-top: 1px dashed var(--line-dark-2); color: var(--on-dark-2); font-size: 27px;
  }
  .trace span:last-child { margin-left: auto }
  .trace i { width: 11px; height: 11px }
  .asks, .answers { max-width: 86%; padding: 14px 20px; border-radius: 20px }
  .asks { align-self: end; border-bottom-right-radius: 5px; background: var(--line-dark-2) }
  .answers { align-self: start; margin-bottom: 14px; border-bottom-left-radius: 5px; background: var(--white); color: var(--text) }
  .answers small { display: block; margin-top: 6px; color: var(--brand-text); font-size: 27px; font-weight: 550 }
`
