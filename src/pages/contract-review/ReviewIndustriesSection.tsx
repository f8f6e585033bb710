import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import { flagged } from './flags.ts'
import { SizedSquare } from './Halftone.tsx'
import { flagTopics } from './sample-data.ts'
import styles from './ReviewIndustriesSection.module.css'

type Props = PageTexts['industries']

/** The more often a topic is flagged, the larger its square. */
export function ReviewIndustriesSection({ title, lead, caption, columns, topics, industries }: Props) {
  return (
    <TitledSection title={title} lead={lead}>
      <GrowOnView>
        <table className={styles.flags}>
          <caption>{caption}</caption>
          <TableHead>{[columns.industry, ...flagTopics.map((topic) => topics[topic]), columns.first]}</TableHead>
          <tbody>
            {flagged.map((industry) => (
              <tr key={industry.id}>
                <th scope="row">{industries[industry.id].name}</th>
                {industry.topics.map(({ topic, contracts, level, share }) => (
                  <td key={topic}>
                    <SizedSquare mark={level} share={share} />
                    {contracts}
                    <small aria-hidden>{topics[topic]}</small>
                  </td>
                ))}
                <td>
                  <ul>
                    {industries[industry.id].useCases.map((useCase) => (
                      <li key={useCase}>{useCase}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </GrowOnView>
    </TitledSection>
  )
}
