import type { Texts } from '../../texts/resources.ts'
import { FactList } from '../../ui/FactList.tsx'
import styles from './OneAnswerInLanguages.module.css'

type Props = { answers: Texts['customeraisupport']['endings']['language']['answers'] }

/** The same answer in several languages, the page's own first. */
export function OneAnswerInLanguages({ answers }: Props) {
  return (
    <div className={styles.answers}>
      <FactList facts={answers} />
    </div>
  )
}
