import type { ReactNode } from 'react'
import { usePageTexts } from '#i18n/useTexts.ts'
import { Breadcrumbs } from '#sections/Breadcrumbs.tsx'
import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition } from './definition.ts'
import { Replay } from './Replay.tsx'
import heading from '#ui/SectionHeading.module.css'
import styles from './EfficiencyHeroSection.module.css'

export function EfficiencyHeroSection() {
  const { title, lead, replay } = usePageTexts(definition).hero
  const space = title.indexOf(' ')
  return (
    <ContainedSection className={styles.hero}>
      <Breadcrumbs page="customer-support-efficiency" />
      <div className={styles.text}>
        <h1>
          <b>{title.slice(0, space)}</b>
          {keepWordsTogether(title.slice(space))}
        </h1>
        <p className={heading.lead}>{lead}</p>
        <ConversionActions />
      </div>
      <Replay texts={replay} />
    </ContainedSection>
  )
}

/** Prevents line breaks at hyphens, as in "time-to-solution". */
function keepWordsTogether(text: string): ReactNode {
  return text.split(/(\S+-\S+)/).map((part) => (part.includes('-') ? <span key={part}>{part}</span> : part))
}
