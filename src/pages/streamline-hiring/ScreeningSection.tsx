import { EyeOff } from 'lucide'
import { keysOf } from '#i18n/merge-texts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { RichText } from '#ui/RichText.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { mustHaves } from './sample-data.ts'
import styles from './ScreeningSection.module.css'

export function ScreeningSection({ title, cv, note, ...texts }: PageTexts['screening']) {
  return (
    <ContainedSection>
      <Split className={styles.columns}>
        <div>
          <CoveredCv {...cv} />
        </div>
        <Stack gap={8}>
          <SectionHeading title={title} />
          <ul className={styles.mustHaves}>
            {keysOf(mustHaves).map((id) => {
              const { name, evidence, result } = texts.mustHaves[id]
              return (
                <li key={id}>
                  <p>
                    <b>{name}</b>
                    {evidence}
                  </p>
                  <Tag status={mustHaves[id]}>{result}</Tag>
                </li>
              )
            })}
          </ul>
          <div className={styles.note}>
            <Icon of={EyeOff} size={22} />
            <p>
              <b>{note.title}</b> {note.text}
            </p>
          </div>
        </Stack>
      </Split>
    </ContainedSection>
  )
}

function CoveredCv({ label, covered, hidden, parts }: PageTexts['screening']['cv']) {
  return (
    <Paper className={styles.cv} aria-label={label}>
      <div>
        <dl>
          {covered.map((detail) => (
            <div key={detail}>
              <dt>{detail}</dt>
              <dd>
                <VisuallyHidden>{hidden}</VisuallyHidden>
              </dd>
            </div>
          ))}
        </dl>
        <i aria-hidden />
      </div>
      {[parts.experience, parts.licenses].map((part) => (
        <Stack key={part.title} gap={3}>
          <b>{part.title}</b>
          {part.lines.map((line) => (
            <p key={line}>
              <RichText text={line} />
            </p>
          ))}
        </Stack>
      ))}
    </Paper>
  )
}
