import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child > div > div:nth-child(2) > div',
  windowWidth: 760,
  position: 'beside',
  surface: 'paper',
  style: 'main > section:first-child dl > div:nth-child(n + 5) { display: none }',
}
