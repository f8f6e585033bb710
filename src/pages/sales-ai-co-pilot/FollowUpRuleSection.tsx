import { TextLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { RichText } from '#ui/RichText.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import styles from './FollowUpRuleSection.module.css'

export function FollowUpRuleSection({ title, rule, note, limits, more }: PageTexts['followUps']) {
  return (
    <TitledSection surface="sand" title={title}>
      <p className={styles.rule}>
        <RichText text={rule} />
      </p>
      <p className={styles.note}>{note}</p>
      <TextColumns items={[limits.stops, limits.waits, limits.asks]} />
      <p className={styles.more}>
        <TextLink page="ai-sdr-automation" label={more} />
      </p>
    </TitledSection>
  )
}
