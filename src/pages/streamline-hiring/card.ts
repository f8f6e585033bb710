import type { Card } from '#tools/cards/card.ts'

export const card: Card = {
  picture: 'main > section:first-child div:has(> svg[preserveAspectRatio=none])',
  windowWidth: 760,
  place: 'beside',
  ground: 'brand-on-dark',
}
