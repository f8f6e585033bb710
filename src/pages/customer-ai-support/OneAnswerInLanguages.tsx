import { useLanguage } from '#i18n/useTexts.ts'
import { inLanguage } from '#site/languages.ts'
import { FactList } from '#ui/FactList.tsx'
import { answerOrder, packageAnswers } from './sample-data.ts'
import styles from './OneAnswerInLanguages.module.css'

export function OneAnswerInLanguages() {
  const facts = inLanguage(answerOrder, useLanguage()).map((lang) => ({ lang, ...packageAnswers[lang] }))
  return (
    <div className={styles.answers}>
      <FactList facts={facts} />
    </div>
  )
}
