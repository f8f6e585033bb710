import type { Colors } from '../brand/colors.ts'
import drawings from './portraits.json' with { type: 'json' }

const { parts, bodies, hair, beards, glasses, people } = drawings

type Look = {
  skin: number
  hair: keyof typeof hair
  /** 0 is paper, 10 is the dark color of the brand. */
  tone: number
  body: keyof typeof bodies
  cloth: number
  beard?: keyof typeof beards
  glasses?: keyof typeof glasses
  flip?: boolean
}

/** Marks a file that `npm run images` may draw again. An owner's file doesn't have it. */
export const SAMPLE = '<!--sample-->'

export const samplePortraits = people as Record<string, Look>

/** Light falls from one side, as in a woodcut: each surface has a lit tone and a darker one. */
export function drawPortrait(look: Look, { paper, lineDark3, deep }: Colors): string {
  const tone = (step: number) =>
    step < 5 ? mix(paper, lineDark3, Math.max(step, 0) / 5) : mix(lineDark3, deep, Math.min(step - 5, 5) / 5)
  const skin = look.skin * 1.25 - 1.1
  const fill = (step: number, path: string | undefined) => (path ? `<path fill="${tone(step)}" d="${path}"/>` : '')
  const stroke = (step: number, path: string, width: number) =>
    `<path fill="none" stroke="${tone(step)}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`
  const [cloth, collar, tie] = bodies[look.body]
  const line = skin > 4 ? 9.6 : 8.4
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="4 1 56 56">${SAMPLE}`,
    look.flip ? '<g transform="matrix(-1 0 0 1 64 0)">' : '<g>',
    fill(look.tone, hair[look.hair][0]),
    fill(skin + 0.8, parts.neck),
    fill(skin + 3, parts.throat),
    fill(look.cloth, cloth),
    fill(look.cloth > 5 ? look.cloth - 5 : look.cloth + 3, collar),
    stroke(look.cloth > 5 ? look.cloth - 3 : look.cloth + 2, parts.hatch, 0.7),
    fill(9.4, tie),
    fill(skin + 1, parts.ears),
    fill(skin, parts.head),
    fill(skin + 2.2, parts.side),
    stroke(Math.max(look.tone, skin + 3.5), parts.brows, 1.2),
    stroke(line, parts.eyes, 0.8),
    fill(line, parts.irises),
    look.beard && fill(look.tone, beards[look.beard]),
    stroke(look.beard && look.tone > 6 ? skin + 1 : line, parts.mouth, 0.9),
    fill(look.tone, hair[look.hair][1]),
    look.glasses && stroke(10, glasses[look.glasses], 1.1),
    '</g></svg>\n',
  ].join('')
}

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
