import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture: 'main > section:first-child div:has(> svg[preserveAspectRatio=none])',
  windowWidth: 760,
  position: 'beside',
  surface: 'brand-on-dark',
}
