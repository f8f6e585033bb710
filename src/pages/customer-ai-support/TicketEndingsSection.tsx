import { useLanguage } from '#i18n/useTexts.ts'
import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { inLanguage } from '#site/languages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { answerOrder, packageAnswers } from './sample-data.ts'
import styles from './TicketEndingsSection.module.css'

type Endings = PageTexts['endings']

export function TicketEndingsSection({ endings, speakers }: PageTexts) {
  const { title, lead, answered, done, language, handedOver } = endings
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...answered, columns: 7, figure: <CitedAnswer {...answered.chat} by={speakers} /> },
        { ...done, columns: 5, figure: <RefundRecord {...done.record} /> },
        { ...language, columns: 5, figure: <OneAnswerInLanguages /> },
        { ...handedOver, columns: 7, figure: <HandOverNote {...handedOver.note} /> },
      ]}
    />
  )
}

function RefundRecord({ facts, done }: Endings['done']['record']) {
  return (
    <div className={styles.record}>
      <FactList facts={[facts.refund, facts.order, facts.limit]} forValues />
      <Cluster as="p" gap={3}>
        <StatusDot status="done" />
        {done}
      </Cluster>
    </div>
  )
}

function OneAnswerInLanguages() {
  const facts = inLanguage(answerOrder, useLanguage()).map((lang) => ({ lang, ...packageAnswers[lang] }))
  return (
    <div className={styles.answers}>
      <FactList facts={facts} />
    </div>
  )
}

function HandOverNote({ initials, to, facts }: Endings['handedOver']['note']) {
  return (
    <Paper className={styles.note}>
      <Cluster as="p" gap={3}>
        <Avatar initials={initials} />
        {to}
      </Cluster>
      <FactList facts={[facts.wants, facts.because, facts.tried, facts.next]} />
    </Paper>
  )
}
