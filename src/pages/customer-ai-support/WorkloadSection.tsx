import { TextLink } from '#sections/ButtonLink.tsx'
import { FigureSection } from '#sections/FigureSection.tsx'
import { portraitOf } from '#site/build-constants.ts'
import { Stack } from '#ui/Layout.tsx'
import { Quote } from '#ui/Quote.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import styles from './WorkloadSection.module.css'

const done = ['read', 'findCustomer', 'findOrder', 'lookUpPolicy', 'write', 'translate', 'makeChange', 'close'] as const

export function WorkloadSection({ value, label, text, jobs, quote, useCase }: PageTexts['workload']) {
  return (
    <FigureSection
      value={value}
      label={label}
      text={text}
      surface="sand"
      beneath={
        <Stack className={styles.beneath} gap={8}>
          <Quote {...quote} portrait={portraitOf('marina')} size="small" />
          <TextLink page="customer-support-efficiency" label={useCase} />
        </Stack>
      }
    >
      <table className={styles.jobs} aria-label={label}>
        <TableHead>{[jobs.before, jobs.now]}</TableHead>
        <tbody>
          {done.map((id) => (
            <tr key={id}>
              <td>
                <s>{jobs.done[id].job}</s>
              </td>
              <td>{jobs.done[id].where}</td>
            </tr>
          ))}
          <tr className={styles.kept}>
            <td>{jobs.kept.job}</td>
            <td>{jobs.kept.where}</td>
          </tr>
        </tbody>
      </table>
    </FigureSection>
  )
}
