import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:nth-of-type(3) > div > div:nth-child(2) > div',
  windowWidth: 760,
  position: 'beside',
  surface: 'paper',
}
