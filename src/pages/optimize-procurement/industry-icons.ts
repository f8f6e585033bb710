import type { icons } from 'lucide'

/** Drawn into the file of page icons: they stand far below the first screen. */
export const industryIcons = {
  manufacturing: 'Factory',
  healthcare: 'HeartPulse',
  services: 'Building2',
  construction: 'HardHat',
} satisfies Record<string, keyof typeof icons>
