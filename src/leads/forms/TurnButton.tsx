import { ChevronLeft, ChevronRight } from 'lucide'
import { IconButton } from '#ui/Button.tsx'
import styles from './Times.module.css'

type Props<Page> = { direction: 'previous' | 'next'; label: string; to: Page | undefined; onTurn: (page: Page) => void }

/** Uses `aria-disabled` at either end, so that the button keeps its focus. */
export function TurnButton<Page>({ direction, label, to, onTurn }: Props<Page>) {
  return (
    <IconButton
      of={direction === 'previous' ? ChevronLeft : ChevronRight}
      size={16}
      className={styles.turn}
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onTurn(to)}
    />
  )
}
