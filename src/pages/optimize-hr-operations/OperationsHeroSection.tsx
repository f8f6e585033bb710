import { keysOf } from '#i18n/merge-texts.ts'
import { usePageTexts } from '#i18n/useTexts.ts'
import { ButtonLink, ExpertLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { definition, type PageTexts } from './definition.ts'
import { hrOperations } from './sample-data.ts'
import styles from './OperationsHeroSection.module.css'

export function OperationsHeroSection() {
  const { hero, jobs } = usePageTexts(definition)
  return (
    <ContainedSection className={styles.hero}>
      <HeroIntro page="optimize-hr-operations" title={hero.title} lead={hero.lead} split>
        <ExpertLink variant="ink" />
        <ButtonLink page="hr-ai-assistant" variant="outline" label={hero.seeAssistant} />
      </HeroIntro>
      <FiledForm {...hero.filing} {...jobs.dataEntry.figure} />
    </ContainedSection>
  )
}

const systemIds = ['payroll', 'badge', 'time', 'file'] as const

const grade = hrOperations.newStarters.hunter

type FormTexts = PageTexts['hero']['filing'] & PageTexts['jobs']['dataEntry']['figure']

function FiledForm({ label, form, systems, done, filed, columns, rows }: FormTexts) {
  const { name, start } = rows.hunter
  const entries = { payroll: `${name}, ${grade}`, badge: name, time: start, file: form }
  const facts = { name, start, grade }
  return (
    <Card surface="tint" className={styles.drawing}>
      <Paper className={styles.form}>
        <figcaption>{form}</figcaption>
        {keysOf(facts).map((field) => (
          <p key={field}>
            {columns[field]} <b>{facts[field]}</b>
          </p>
        ))}
      </Paper>
      <svg className={styles.wires} viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden>
        {systemIds.map((system, index) => {
          const y = ((index + 0.5) * 100) / systemIds.length
          return <path key={system} d={`M0 50C50 50 50 ${y} 100 ${y}`} vectorEffect="non-scaling-stroke" />
        })}
      </svg>
      <ul className={styles.systems} role="list" aria-label={label}>
        {systemIds.map((system) => (
          <li key={system}>
            <b>{systems[system]}</b>
            <span>{entries[system]}</span>
            <Cluster as="p" gap={3}>
              <StatusDot status="done" />
              {system === 'file' ? filed : done}
            </Cluster>
          </li>
        ))}
      </ul>
    </Card>
  )
}
