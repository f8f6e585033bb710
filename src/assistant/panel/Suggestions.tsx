import { useTexts } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import styles from './Suggestions.module.css'

/** Fewer after the first question, to leave space for the answers. */
const AFTER_THE_FIRST = 2

export function Suggestions({ asked, onPick }: { asked: readonly string[]; onPick: (question: string) => void }) {
  const { label, list } = useTexts('assistant').suggestions
  const left = list.filter((question) => !asked.includes(question))
  const first = asked.length === 0
  const shown = first ? left : left.slice(0, AFTER_THE_FIRST)
  if (shown.length === 0) return null
  return (
    <ul className={classes(styles.list, !first && styles.later)} role="list" aria-label={label}>
      {shown.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
