import { FileText } from 'lucide'
import { CitedAnswer } from '#sections/demos/CitedAnswer.tsx'
import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ContractFeaturesSection.module.css'

type Features = PageTexts['features']

const facts = ['supplier', 'term', 'notice', 'liabilityCap'] as const

export function ContractFeaturesSection({ title, terms, redline, dates, questions }: Features) {
  return (
    <FeatureCardsSection
      title={title}
      cards={[
        { ...terms, columns: 5, figure: <FactList facts={facts.map((id) => terms.facts[id])} forValues /> },
        { ...redline, columns: 7, figure: <Redline {...redline} /> },
        { ...dates, columns: 7, figure: <DateLine items={dates.items} /> },
        { ...questions, columns: 5, figure: <CitedAnswer {...questions} /> },
      ]}
    />
  )
}

function Redline({ addIn, change, source }: Omit<Features['redline'], 'title' | 'text'>) {
  return (
    <div>
      <Cluster as="p" gap={3} className={styles.addIn}>
        <Icon of={FileText} size={18} />
        <small>{addIn}</small>
      </Cluster>
      <p className={styles.change}>
        <RichText text={change} />
      </p>
      <Cluster as="p" gap={3} className={styles.source}>
        <StatusDot status="done" />
        <small>{source}</small>
      </Cluster>
    </div>
  )
}

function DateLine({ items }: Pick<Features['dates'], 'items'>) {
  return (
    <Stack as="ol" gap={4} className={styles.dates}>
      {(['start', 'priceChange', 'notice', 'renewal'] as const).map((id) => (
        <li key={id}>
          <b>{items[id].date}</b>
          {items[id].text}
        </li>
      ))}
    </Stack>
  )
}
