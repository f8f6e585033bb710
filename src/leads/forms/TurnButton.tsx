import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from '#ui/Icon.tsx'
import styles from './TurnButton.module.css'

type Props<Page> = { direction: 'previous' | 'next'; label: string; to: Page | undefined; onTurn: (page: Page) => void }

/** Uses `aria-disabled` at either end, so that the button keeps its focus. */
export function TurnButton<Page>({ direction, label, to, onTurn }: Props<Page>) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onTurn(to)}
    >
      <Icon of={direction === 'previous' ? ChevronLeft : ChevronRight} size={16} />
    </button>
  )
}
