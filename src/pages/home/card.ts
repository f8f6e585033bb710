import type { Card } from '#tools/og-images/card.ts'

export const card: Card = {
  picture:
    'main > section:first-child > div:nth-child(2) ol > li, main > section:first-child > div:nth-child(2) ol + div',
  windowWidth: 520,
  position: 'beside',
  surface: 'deep',
  around: 6,
  style:
    'main > section:first-child ol > li:nth-child(n + 11) { display: none } main > section:first-child ol + div { margin-bottom: 0 }',
}
