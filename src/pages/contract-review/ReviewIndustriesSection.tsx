import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Stack } from '#ui/Layout.tsx'
import type { RiskLevel } from '#ui/Risk.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import { SizedSquare } from './Halftone.tsx'
import { flagSteps, flagTopics, industryFlags } from './sample-data.ts'
import styles from './ReviewIndustriesSection.module.css'

const maxContracts = Math.max(...industryFlags.flatMap(({ contracts }) => Object.values(contracts)))

/** `share` is relative to the topic flagged most often. */
export const flagged = industryFlags.map(({ id, contracts }) => ({
  id,
  topics: flagTopics.map((topic) => ({
    topic,
    contracts: contracts[topic],
    level: flagLevel(contracts[topic]),
    share: contracts[topic] / maxContracts,
  })),
}))

/** The more often a topic is flagged, the larger its square. */
export function ReviewIndustriesSection({ title, lead, columns, topics, ...texts }: PageTexts['industries']) {
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <GrowOnView>
        <table className={styles.flags}>
          <caption>{texts.caption}</caption>
          <TableHead>{[columns.industry, ...flagTopics.map((topic) => topics[topic]), columns.first]}</TableHead>
          <tbody>
            {flagged.map((industry) => (
              <tr key={industry.id}>
                <th scope="row">{texts.industries[industry.id].name}</th>
                {industry.topics.map(({ topic, contracts, level, share }) => (
                  <td key={topic}>
                    <SizedSquare mark={level} share={share} />
                    {contracts}
                    <small aria-hidden>{topics[topic]}</small>
                  </td>
                ))}
                <td>
                  <Stack as="ul" gap={3}>
                    {texts.industries[industry.id].useCases.map((useCase) => (
                      <li key={useCase}>{useCase}</li>
                    ))}
                  </Stack>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </GrowOnView>
    </TitledSection>
  )
}

/** `contracts` is a number out of a hundred. */
export function flagLevel(contracts: number): RiskLevel {
  if (contracts >= flagSteps.high) return 'high'
  return contracts >= flagSteps.medium ? 'medium' : 'clear'
}
