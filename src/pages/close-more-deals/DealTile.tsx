import { useLanguage } from '#i18n/useTexts.ts'
import { formatNumber } from '#site/format.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import type { PageTexts } from './definition.ts'
import { PIPELINE_VALUE, type Deal } from './sample-data.ts'
import type { Part } from './treemap.ts'
import styles from './DealTile.module.css'

/** Minimum share of the pipeline, in percent, for each text size. */
const ROOM = { large: 18, medium: 12 }

/** The higher the score, the deeper the tint: opacity is (score - `from`) / `span`. */
const TINT = { hot: { from: 8, span: 88 }, warm: { from: 40, span: 80 } }

type Props = {
  deal: Deal
  texts: PageTexts['deals']
  /** Position on the map. Without it, the tile fills its SVG. */
  part?: Part | undefined
  framed?: boolean
  /** Shows the reasons for the score instead of the status and stage. */
  open?: boolean
  onPoint?: () => void
}

const FULL: Part = { x: 0, y: 0, width: 100, height: 100 }

/** Area shows the value, tint the status and score. Text is positioned in CSS. */
export function DealTile({ deal, texts, part = FULL, framed = false, open, onPoint }: Props) {
  const language = useLanguage()
  const size = sizeOf(deal.value)
  const columns = size === 'small' ? 2 : 1
  const tint = TINT[deal.status]
  return (
    <svg
      {...inPercent(part)}
      className={`${styles.tile} ${styles[deal.status]}`}
      role="presentation"
      data-size={size}
      data-open={open || undefined}
      onPointerEnter={onPoint}
      onClick={onPoint}
    >
      <rect width="100%" height="100%" rx="12" fillOpacity={((deal.score - tint.from) / tint.span).toFixed(2)} />
      {framed && <rect className={styles.frame} rx="9" />}
      <text className={styles.name}>{texts.names[deal.id]}</text>
      <text className={styles.value}>{formatMoney(deal.value, language)}</text>
      {open ? (
        reasonsOf(deal, texts).map((reason, index) => (
          <text
            key={reason}
            className={styles.stage}
            x={index % columns && '45%'}
            y="100%"
            dy={`${Math.floor(index / columns + 1) * 1.36 - 5.44 / columns}em`}
          >
            {reason}
          </text>
        ))
      ) : (
        <>
          <circle cy="100%" r="4" />
          <text className={styles.status} y="100%">
            {texts.statuses[deal.status]}
          </text>
          <text className={styles.stage} y="100%">
            {texts.stages[deal.stage]}
          </text>
        </>
      )}
      <text className={styles.score} x="100%" y={size === 'small' ? '0' : '100%'}>
        {deal.score}
      </text>
    </svg>
  )
}

export function reasonsOf({ reasons }: Deal, texts: PageTexts['deals']): string[] {
  return reasons.map((points, index) => `${points} ${texts.reasons[index]}`)
}

function sizeOf(value: number): keyof typeof ROOM | 'small' {
  const share = (100 * value) / PIPELINE_VALUE
  if (share >= ROOM.large) return 'large'
  return share >= ROOM.medium ? 'medium' : 'small'
}

function inPercent(part: Part): Record<string, string> {
  return Object.fromEntries(Object.entries(part).map(([name, length]) => [name, `${Number(length.toFixed(2))}%`]))
}

export function formatMoney(amount: number, language: Language): string {
  return fillBrackets(languageFacts[language].money, { amount: formatNumber(amount, language) })
}
