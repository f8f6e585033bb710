import type { icons } from 'lucide'

/** In the page icon sprite, because they are far below the fold. */
export const industryIcons = {
  manufacturing: 'Factory',
  healthcare: 'HeartPulse',
  services: 'Building2',
  construction: 'HardHat',
} satisfies Record<string, keyof typeof icons>
