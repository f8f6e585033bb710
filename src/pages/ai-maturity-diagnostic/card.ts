import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main figcaption + div > div:first-child > div',
  windowWidth: 1280,
  position: 'beside',
  surface: 'white',
}
