import { UserRound } from 'lucide'
import { useLanguage } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Split } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import type { PageTexts } from './definition.ts'
import { supportTicketParts } from './sample-data.ts'
import { formatDuration } from './time.ts'
import styles from './TakenOverSection.module.css'
import partsStyles from './TicketParts.module.css'

export function TakenOverSection({ title, lead, link, person, ticket }: PageTexts['takenOver']) {
  return (
    <ContainedSection surface="sand">
      <Split className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <Actions>
            <ButtonLink page="customer-ai-support" variant="outline" label={link} />
          </Actions>
          <p className={styles.person}>
            <Icon of={UserRound} size={22} />
            {person}
          </p>
        </div>
        <TicketParts {...ticket} />
      </Split>
    </ContainedSection>
  )
}

const byHandMinutes = supportTicketParts.reduce((sum, { byHand }) => sum + byHand, 0)
const assistantSeconds = supportTicketParts.reduce((sum, { assistant = 0 }) => sum + assistant, 0)

function TicketParts({ initials, name, state, columns, parts, notNeeded, total }: PageTexts['takenOver']['ticket']) {
  const language = useLanguage()
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} />
      <table className={partsStyles.parts} aria-label={name}>
        <TableHead>{[columns.part, columns.byHand, columns.assistant]}</TableHead>
        <tbody>
          {supportTicketParts.map(({ id, byHand, assistant }) => (
            <tr key={id}>
              <th scope="row">
                <b>{parts[id].title}</b> {parts[id].text}
              </th>
              <td data-column={columns.byHand}>
                <s>{byHand} min</s>
              </td>
              <td data-column={columns.assistant}>
                {assistant === undefined ? notNeeded : formatDuration(assistant, language)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{total}</b>
            </th>
            <td data-column={columns.byHand}>
              <s>{byHandMinutes} min</s>
            </td>
            <td data-column={columns.assistant}>{Math.round(assistantSeconds / 60)} min</td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}
