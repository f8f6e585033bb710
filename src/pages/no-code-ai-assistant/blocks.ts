import { classes } from '#ui/classes.ts'
import styles from './blocks.module.css'

export const blockKinds = ['asks', 'reads', 'does', 'offers', 'handsOver'] as const

export const blockTones = {
  asks: 'tint',
  reads: 'white',
  does: 'deep',
  offers: 'stone',
  handsOver: 'brand',
} as const satisfies Record<(typeof blockKinds)[number], string>

export type BlockTone = (typeof blockTones)[keyof typeof blockTones]

/** A puzzle block. Works on any element, but its siblings in the chain must be blocks too. */
export function blockClass(tone: BlockTone, className?: string): string {
  return classes(styles.block, styles[tone], className)
}

export function chainClass(direction: 'down' | 'across' | 'acrossIfWide' | 'plugged', className?: string): string {
  return classes(styles.chain, styles[direction], className)
}
