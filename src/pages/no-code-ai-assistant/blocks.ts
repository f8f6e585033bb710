import { classes } from '#ui/classes.ts'
import styles from './blocks.module.css'

export const blockKinds = ['asks', 'reads', 'does', 'offers', 'handsOver'] as const

/** One tone for each kind of block. */
export const blockTones = {
  asks: 'tint',
  reads: 'white',
  does: 'deep',
  offers: 'stone',
  handsOver: 'brand',
} as const satisfies Record<(typeof blockKinds)[number], string>

export type BlockTone = (typeof blockTones)[keyof typeof blockTones]

/** A puzzle block. Whatever element it is, its siblings in the chain are blocks too. */
export function blockClass(tone: BlockTone, className?: string): string {
  return classes(styles.block, styles[tone], className)
}

/** Blocks that fit into each other: downwards, from left to right, or from left to right where there is room for it. */
export function chainClass(direction: 'down' | 'across' | 'acrossIfWide', className?: string): string {
  return classes(styles.chain, styles[direction], className)
}
