import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { FigureSection } from '../../sections/FigureSection.tsx'
import styles from './WorkloadSection.module.css'

/** How much manual work goes: everything that a ticket used to ask of a person, struck through but for one line. */
export function WorkloadSection({ value, label, jobs, quote, useCase }: PageTexts['workload']) {
  const { initials, ...words } = quote
  return (
    <FigureSection
      value={value}
      label={label}
      ground="sand"
      beneath={
        <div className={styles.beneath}>
          <Quote {...words} size="small" portrait={<Avatar initials={initials} of="person" />} />
          <SiteLink to="/usecases/customer-support" className={textLinkClass}>
            {useCase}
          </SiteLink>
        </div>
      }
    >
      <table className={styles.jobs}>
        <thead>
          <tr>
            <th scope="col">{jobs.before}</th>
            <th scope="col">{jobs.now}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.done.map(({ job, where }) => (
            <tr key={job}>
              <td>
                <s>{job}</s>
              </td>
              <td>{where}</td>
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
