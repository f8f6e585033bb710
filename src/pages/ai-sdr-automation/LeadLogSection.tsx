import { keysOf } from '#i18n/merge-texts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { Cluster, Split, Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { logTimes } from './sample-data.ts'
import styles from './LeadLogSection.module.css'

export function LeadLogSection({ title, lead, more, steps }: PageTexts['solution']) {
  return (
    <ContainedSection surface="sand">
      <Split ratio="5:7">
        <Stack gap={8} className={styles.text}>
          <SectionHeading title={title} lead={lead} />
          <p>
            <TextLink page="close-more-deals" label={more} />
          </p>
        </Stack>
        <Stack as="ol" gap={9} className={styles.log}>
          {keysOf(logTimes).map((id) => (
            <Stack as="li" gap={1} key={id}>
              <time dateTime={logTimes[id]}>{steps[id].time}</time>
              <StepText {...steps[id]} />
            </Stack>
          ))}
        </Stack>
      </Split>
    </ContainedSection>
  )
}

type StepProps = { title: string; text?: string; message?: string; facts?: readonly string[] }

function StepText({ title, text, message, facts }: StepProps) {
  return (
    <Stack gap={1}>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {message && <blockquote>{message}</blockquote>}
      {facts && (
        <Cluster as="ul" gap={2}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Cluster>
      )}
    </Stack>
  )
}
