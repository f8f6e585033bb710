import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:nth-of-type(1) > div > div:nth-child(2)',
  windowWidth: 1280,
  position: 'beside',
  surface: 'sand',
  around: 10,
}
