import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main [role=group] > div > div:nth-child(2) > div:first-child',
  windowWidth: 760,
  position: 'beside',
  surface: 'paper',
}
