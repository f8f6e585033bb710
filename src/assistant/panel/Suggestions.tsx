import { useTexts } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import styles from './Suggestions.module.css'

/** Fewer after the first question, to leave space for the answers. */
const MAX_AFTER_FIRST = 2

export function Suggestions({ asked, onPick }: { asked: readonly string[]; onPick: (question: string) => void }) {
  const { label, list } = useTexts('assistant').suggestions
  const remaining = list.filter((question) => !asked.includes(question))
  const isFirst = asked.length === 0
  const shown = isFirst ? remaining : remaining.slice(0, MAX_AFTER_FIRST)
  if (shown.length === 0) return null
  return (
    <ul className={classes(styles.list, !isFirst && styles.afterFirst)} role="list" aria-label={label}>
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
