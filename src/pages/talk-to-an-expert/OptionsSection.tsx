import { TextLink } from '#sections/ButtonLink.tsx'
import { CellTable } from '#sections/CellTable.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'

const criteria = ['where', 'setup', 'upkeep', 'time', 'record', 'limit'] as const

export function OptionsSection({ title, lead, corner, rows, options, rule, without }: PageTexts['compare']) {
  const all = [options.builtIn, options.chatbot, options.inHouse, options.ours]
  return (
    <TitledSection title={title} lead={lead} gap={11} surface="sand">
      <CellTable
        label={title}
        corner={corner}
        columns={all.map((option) => option.title)}
        rows={criteria.map((id) => ({ name: rows[id], cells: all.map((option) => option[id]) }))}
      />
      <Split ratio="1:2">
        <h3>{without.title}</h3>
        <Stack gap={6}>
          <Stack as="ul" gap={4}>
            {without.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
          <p>
            <TextLink to="/security#principle" label={rule} />
          </p>
        </Stack>
      </Split>
    </TitledSection>
  )
}
