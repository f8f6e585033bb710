import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { Marked } from '../../ui/Marked.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { WordColumns } from '../../ui/WordColumns.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './FollowUpRuleSection.module.css'

type Props = PageTexts['followUps']

/** The rule of the follow-ups, as the sentence that it is, and where it ends. */
export function FollowUpRuleSection({ title, rule, note, limits, more }: Props) {
  return (
    <Section ground="sand">
      <Wrap>
        <SectionHeading title={title} />
        <p className={styles.rule}>
          <Marked text={rule} />
        </p>
        <p className={styles.note}>{note}</p>
        <WordColumns items={limits} />
        <p className={styles.more}>
          <SiteLink to="/usecases/sales/ai-sdr-automation" className={textLinkClass}>
            {more}
          </SiteLink>
        </p>
      </Wrap>
    </Section>
  )
}
