import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child > figure > div',
  windowWidth: 1280,
  position: 'below',
  surface: 'sand',
}
