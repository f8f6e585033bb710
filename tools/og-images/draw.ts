import { CARD_SIZE } from '#site/search/head.ts'
import { keepTogether } from '#site/template.ts'
import type { Card } from './card.ts'

export type Picture = { png: Buffer; width: number; height: number; radius: number }

/** Pixels. MIN_RADIUS is for a detached picture, BESIDE the space next to the text. */
const MARGIN = 64
const MIN_RADIUS = 20
const BESIDE = { width: 604, height: CARD_SIZE.height - 2 * 52 }

/** The page needs the tokens and the font. */
export function cardHtml({ title, logo }: Record<'title' | 'logo', string>, card: Card, picture?: Picture): string {
  const { position = 'beside', surface = 'paper' } = picture ? card : { position: 'alone', surface: 'deep' }
  const titleHtml = keepTogether(title).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<style>${style}</style>
    <div class="card ${position} ${surface === 'deep' ? 'dark' : ''}" style="background:var(--${surface})">
      <div class="text"><div class="logo">${logo}</div><h1>${titleHtml}</h1></div>
      ${picture ? imageHtml(position, surface, picture) : ''}
    </div>`
}

function imageHtml(position: string, surface: string, { png, width, height, radius }: Picture): string {
  const space = position === 'below' ? { width: CARD_SIZE.width, height: Infinity } : BESIDE
  const scale = Math.min(space.width / width, space.height / height)
  const shadow = surface === 'deep' || radius === 0 ? 'none' : 'var(--shadow-2)'
  const rounded = position === 'beside' ? Math.max(radius * scale, MIN_RADIUS) : 0
  const size = `width:${Math.round(width * scale)}px;height:${Math.round(height * scale)}px`
  return `<img src="data:image/png;base64,${png.toString('base64')}" style="${size};border-radius:${rounded}px;box-shadow:${shadow}">`
}

/** Pixels: the largest size with at most four lines and more than one word on the last, or else the first. */
export const TITLE_SIZES = [62, 60, 58, 56, 54, 52, 50]

/** Runs in the browser. */
export function countWordsPerLine(): number[] {
  const text = document.querySelector('h1')?.firstChild
  if (!text) return []
  const lineOf = (from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect().bottom
  }
  const words = [...(text.textContent ?? '').matchAll(/\S+/g)]
  const lines = words.map(({ index, 0: word }) => lineOf(index, index + word.length))
  return [...new Set(lines)].map((line) => lines.filter((each) => each === line).length)
}

const style = `
  .card { position: relative; width: ${CARD_SIZE.width}px; height: ${CARD_SIZE.height}px; overflow: hidden; color: var(--text) }
  .dark { color: var(--on-dark) }
  .text { position: absolute; inset: ${MARGIN}px; display: flex; flex-direction: column; justify-content: space-between }
  .logo { display: flex; align-items: center; gap: 14px; font-size: 38px; font-weight: 650; letter-spacing: -0.03em }
  .logo svg { height: 46px; width: auto }
  .logo i { color: var(--brand) }
  h1 { font-size: var(--title-size); font-weight: 600; line-height: 1.06; letter-spacing: -0.035em; text-wrap: balance }
  .card > img { position: absolute; display: block }
  :is(.beside, .standing, .leaving) .text { width: 424px }
  .beside > img { right: 52px; top: 50%; translate: 0 -50% }
  .standing > img { right: 52px; bottom: 0 }
  .leaving > img { right: 0; top: 50%; translate: 0 -50% }
  .below .text { gap: 34px; justify-content: start }
  .below > img { left: 0; bottom: 0 }
  .alone h1 { max-width: 960px; font-size: 92px }
`
