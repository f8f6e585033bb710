import type { PageTexts } from './definition.ts'
import { scoredBids } from './sample-data.ts'
import { ScreenHead } from './ScreenHead.tsx'
import styles from './BidDesk.module.css'

type Props = Omit<PageTexts['portfolio']['bids']['picture'], 'label' | 'slider'>

export function BidDesk({ name, what, bid }: Props) {
  return (
    <>
      <ScreenHead name={name} what={what} />
      <ul className={styles.bids}>
        {scoredBids.map(({ number, score }) => (
          <li key={number}>
            {bid} {number}
            <svg height="10" aria-hidden>
              <rect width="100%" height="100%" rx="5" />
              <rect className={styles.score} width={`${score}%`} height="100%" rx="5" />
            </svg>
            <b>{score}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
