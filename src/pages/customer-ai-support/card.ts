import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child > div:first-child > div:nth-child(2)',
  windowWidth: 760,
  position: 'beside',
  surface: 'paper',
}
