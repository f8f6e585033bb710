import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main section > div > nav > ol',
  windowWidth: 520,
  position: 'beside',
  surface: 'sand',
  around: 24,
}
