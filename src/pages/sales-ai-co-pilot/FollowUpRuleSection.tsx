import { PageLink } from '#routing/PageLink.tsx'
import { Container } from '#ui/Container.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import styles from './FollowUpRuleSection.module.css'

type Props = PageTexts['followUps']

const limitIds = ['stops', 'waits', 'asks'] as const

export function FollowUpRuleSection({ title, rule, note, limits, more }: Props) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} />
        <p className={styles.rule}>
          <RichText text={rule} />
        </p>
        <p className={styles.note}>{note}</p>
        <TextColumns items={limitIds.map((id) => limits[id])} />
        <p className={styles.more}>
          <PageLink page="ai-sdr-automation" className={textLinkClass}>
            {more}
          </PageLink>
        </p>
      </Container>
    </Section>
  )
}
