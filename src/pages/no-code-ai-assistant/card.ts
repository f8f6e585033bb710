import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child > div > div:nth-child(2)',
  windowWidth: 1280,
  position: 'beside',
  surface: 'paper',
  around: 56,
  style: 'main > section:first-child > div > div:first-child { visibility: hidden }',
}
