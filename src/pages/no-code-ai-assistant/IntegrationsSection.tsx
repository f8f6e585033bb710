import { BigFigure } from '#ui/BigFigure.tsx'
import { Cluster, Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { integrationGroups } from './sample-data.ts'
import styles from './IntegrationsSection.module.css'

export function IntegrationsSection({ value, label, text, inUse, used, groups }: PageTexts['integrations']) {
  return (
    <ContainedSection>
      <Split gap={5} className={styles.text}>
        <BigFigure value={value} label={label} />
        <p>{text}</p>
      </Split>
      <div className={styles.groups}>
        {integrationGroups.map((group) => (
          <div key={group.id}>
            <h3>{groups[group.id].name}</h3>
            <ul>
              {group.used.map((type) => (
                <Cluster key={type} as="li" gap={2} className={styles.used}>
                  {used[type]} <Tag status="done">{inUse}</Tag>
                </Cluster>
              ))}
              {groups[group.id].more.map((type) => (
                <li key={type}>{type}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ContainedSection>
  )
}
