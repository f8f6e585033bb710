import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child svg:has(> svg[data-size=large])',
  windowWidth: 1280,
  position: 'beside',
  surface: 'paper',
}
