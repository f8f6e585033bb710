import type { Texts } from '../../texts/resources.ts'
import styles from './OneAnswerInLanguages.module.css'

/** The same answer in several languages, the page's own first. */
export function OneAnswerInLanguages({ answers }: Pick<Texts['customeraisupport']['endings']['language'], 'answers'>) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ language, lang, text }) => (
        <div key={lang} lang={lang}>
          <dt>{language}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
