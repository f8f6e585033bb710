import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main article:is([data-variant=plan], [data-variant=build]) > div:nth-child(2)',
  windowWidth: 1280,
  position: 'beside',
  surface: 'deep',
  around: 22,
}
