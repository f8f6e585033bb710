import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main figure > div:nth-child(2)',
  windowWidth: 760,
  position: 'beside',
  surface: 'deep',
  around: 16,
}
