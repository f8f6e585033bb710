import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:nth-child(2) > div:nth-child(-n + 2) > div:nth-child(2)',
  windowWidth: 1280,
  position: 'leaving',
  surface: 'sand',
}
