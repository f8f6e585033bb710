import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import { hrOperations } from './sample-data.ts'
import styles from './QuestionsSection.module.css'

const topics = hrOperations.queriesByTopic
const most = Math.max(...topics.map(({ asked }) => asked))

/** One box per question: filled if the assistant answered it, open if a person does. */
export function QuestionsSection({ action, questions, ...texts }: PageTexts['assistant']) {
  const { name, state, columns, trace } = questions
  return (
    <AssistantSection
      {...texts}
      surface="tint"
      action={<ButtonLink page="hr-ai-assistant" variant="ink" withArrow label={action} />}
    >
      <Panel>
        <PanelBar name={name} state={state} />
        <table className={styles.topics} aria-label={name}>
          <TableHead>
            {columns.topic}
            <>
              <Boxes answered={1} />
              {columns.answered}
            </>
            <>
              <Boxes handed={1} />
              {columns.handed}
            </>
          </TableHead>
          <tbody>
            {topics.map(({ id, asked, handed }) => (
              <tr key={id}>
                <th scope="row">
                  <div className={styles.topic}>
                    {questions.topics[id]}
                    <Boxes answered={asked - handed} handed={handed} of={most} />
                  </div>
                </th>
                <td>
                  <b>{asked - handed}</b>
                </td>
                <td>
                  <b>{handed}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <DemoTrace {...trace} statuses={hrOperations.queriesTrace} />
      </Panel>
    </AssistantSection>
  )
}

/** Boxes are 10 units wide, with gaps of 2. */
function Boxes({ answered = 0, handed = 0, of = 1 }: { answered?: number; handed?: number; of?: number }) {
  const open = Array.from({ length: handed }, (_, index) => `M${(answered + index) * 12} 0h10v10h-10z`).join('')
  return (
    <svg width="11" height="11" viewBox={`0 0 ${of * 12 - 2} 10`} preserveAspectRatio="none" fill="none" aria-hidden>
      {answered > 0 && <path className={styles.answered} strokeWidth="10" d={`M0 5h${answered * 12 - 2}`} />}
      {open && <path className={styles.handed} strokeWidth="1.5" vectorEffect="non-scaling-stroke" d={open} />}
    </svg>
  )
}
