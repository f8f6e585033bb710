import { keysOf } from '#i18n/merge-texts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { logTimes } from './sample-data.ts'
import styles from './LeadLogSection.module.css'

export function LeadLogSection({ title, lead, more, steps }: PageTexts['solution']) {
  return (
    <ContainedSection surface="sand" containerClass={styles.columns}>
      <div className={styles.text}>
        <SectionHeading title={title} lead={lead} />
        <p className={styles.more}>
          <TextLink page="close-more-deals" label={more} />
        </p>
      </div>
      <ol className={styles.log}>
        {keysOf(logTimes).map((id) => (
          <li key={id}>
            <time dateTime={logTimes[id]}>{steps[id].time}</time>
            <StepText {...steps[id]} />
          </li>
        ))}
      </ol>
    </ContainedSection>
  )
}

type StepProps = { title: string; text?: string; message?: string; facts?: readonly string[] }

function StepText({ title, text, message, facts }: StepProps) {
  return (
    <div>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {message && <blockquote>{message}</blockquote>}
      {facts && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
