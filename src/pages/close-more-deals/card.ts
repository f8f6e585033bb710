import type { Card } from '#tools/cards/card.ts'

export const card: Card = {
  picture: 'main > section:first-child svg:has(> svg[data-size=large])',
  windowWidth: 1280,
  place: 'beside',
  ground: 'paper',
}
