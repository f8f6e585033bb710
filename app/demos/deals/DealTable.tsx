import type { Texts } from '../../texts/resources.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { deals } from '../sample-data.ts'
import { money } from './money.ts'

type Page = Texts['closemoredeals']
type Props = { caption: string; columns: Page['pipeline']['columns']; texts: Page['deals'] }

/** The open deals for assistive technology: what the map shows by area and tint, in words and figures. */
export function DealTable({ caption, columns, texts }: Props) {
  const language = useLanguage()
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map(({ id, stage, status, score, value }) => (
            <tr key={id}>
              <th scope="row">{texts.names[id]}</th>
              <td>{texts.stages[stage]}</td>
              <td>{texts.statuses[status]}</td>
              <td>{score}</td>
              <td>{money(value, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
