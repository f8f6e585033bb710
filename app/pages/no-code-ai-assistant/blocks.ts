import { classes } from '../../ui/classes.ts'
import styles from './blocks.module.css'

/** One tone for each kind of block: asks, reads, does, offers, hands over. */
export const blockTones = ['mint', 'white', 'forest', 'stone', 'emerald'] as const
export type BlockTone = (typeof blockTones)[number]

/** A puzzle block. Whatever element it is, its siblings in the chain are blocks too. */
export function blockClass(tone: BlockTone, className?: string): string {
  return classes(styles.block, styles[tone], className)
}

/** Blocks that fit into each other: downwards, from left to right, or from left to right where there is room for it. */
export function chainClass(direction: 'down' | 'across' | 'acrossIfWide', className?: string): string {
  return classes(styles.chain, styles[direction], className)
}
