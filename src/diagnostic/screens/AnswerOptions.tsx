import type { Ref } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/Layout.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import { allowedMoves, type Conversation, type ConversationEvent } from '../conversation.ts'
import { confirmations, dimensions, levels, QUESTION_COUNT } from '../dimensions.ts'
import styles from './AnswerOptions.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  conversation: Conversation
  onChoose: (event: ConversationEvent) => void
  onRead: () => void
}

export function AnswerOptions({ ref, conversation, onChoose, onRead }: Props) {
  const { start, answers, confirm, report, dimensions: described } = useTexts('diagnostic')
  const { stage, asked } = conversation
  if (!asked) {
    return (
      <div ref={ref} className={classes(styles.options, stage === 'start' && styles.foot)} tabIndex={-1}>
        {stage === 'start' && (
          <Button variant="ink" onClick={() => onChoose({ type: 'begin' })}>
            {start.begin}
          </Button>
        )}
        {stage === 'report' && (
          <Button variant="ink" onClick={onRead}>
            {report.open}
          </Button>
        )}
      </div>
    )
  }
  const { dimension } = asked
  const number = String(dimensions.indexOf(dimension) + 1)
  const label =
    asked.kind === 'question' ? fillBrackets(answers.label, { number, count: QUESTION_COUNT }) : answers.confirmLabel
  const { keep, back } = allowedMoves(conversation)
  const canSkip = asked.kind === 'question' && asked.askedBack
  const moves: [type: 'skip' | 'unsure' | 'keep' | 'back', text: string][] = [
    canSkip ? ['skip', answers.skip] : ['unsure', answers.notSure],
  ]
  if (keep) moves.push(['keep', answers.keep])
  if (back) moves.push(['back', answers.back])
  return (
    // Receives the focus when the pressed answer disappears.
    <div ref={ref} className={styles.options} role="group" aria-label={label} tabIndex={-1}>
      {asked.kind === 'question' ? (
        <ol className={styles.levels}>
          {levels.map((level) => (
            <li key={level}>
              <button
                type="button"
                aria-current={conversation.answers[dimension]?.level === level || undefined}
                onClick={() => onChoose({ type: 'answer', level })}
              >
                <b>{described[dimension].levels[level].label}</b>
                <small>{described[dimension].levels[level].description}</small>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <Cluster gap={3}>
          {confirmations.map((confirmed) => (
            <Button key={confirmed} variant="outline" small onClick={() => onChoose({ type: 'confirm', confirmed })}>
              {confirm[confirmed].label}
            </Button>
          ))}
        </Cluster>
      )}
      <Cluster className={styles.moves}>
        {moves.map(([type, text]) => (
          <button key={type} type="button" className={textLinkClass} onClick={() => onChoose({ type })}>
            {text}
          </button>
        ))}
      </Cluster>
    </div>
  )
}
