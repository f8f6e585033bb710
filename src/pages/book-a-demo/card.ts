import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section ol > li:nth-child(4) > :last-child > :first-child',
  windowWidth: 1280,
  position: 'beside',
  surface: 'tint',
}
