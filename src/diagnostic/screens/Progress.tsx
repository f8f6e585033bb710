import { useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import type { Conversation } from '../conversation.ts'
import { dimensions } from '../dimensions.ts'
import { QUESTION_COUNT } from './sentences.ts'
import styles from './Progress.module.css'

export function Progress({ conversation: { stage, asked, answers } }: { conversation: Conversation }) {
  const { progress, dimensions: dimensionTexts } = useTexts('diagnostic')
  const number = asked ? dimensions.indexOf(asked.dimension) + 1 : 0
  const label = {
    start: fillBrackets(progress.start, { count: QUESTION_COUNT }),
    asking: fillBrackets(progress.question, { number: String(number), count: QUESTION_COUNT }),
    report: progress.report,
  }[stage]
  return (
    <div className={styles.progress}>
      <p>
        <b>{label}</b>
        {asked && <span>{dimensionTexts[asked.dimension].name}</span>}
        {stage === 'report' && <span>{fillBrackets(progress.done, { count: QUESTION_COUNT })}</span>}
      </p>
      <div className={styles.segments} aria-hidden>
        {dimensions.map((each) => (
          <i
            key={each}
            className={classes(
              answers[each] !== undefined && styles.answered,
              asked?.dimension === each && styles.asked,
            )}
          />
        ))}
      </div>
    </div>
  )
}
