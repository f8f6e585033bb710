import type { PageTexts } from './definition.ts'
import { FactList } from '../../ui/FactList.tsx'
import styles from './OneAnswerInLanguages.module.css'

type Props = { answers: PageTexts['endings']['language']['answers'] }

/** The same answer in several languages, the page's own first. */
export function OneAnswerInLanguages({ answers }: Props) {
  return (
    <div className={styles.answers}>
      <FactList facts={answers} />
    </div>
  )
}
