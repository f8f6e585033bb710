import { TitledSection } from '#sections/TitledSection.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'

export function DropOffSection({ title, places }: PageTexts['dropOff']) {
  return (
    <TitledSection title={title}>
      <TextColumns items={[places.pile, places.emailChain, places.silence]} />
    </TitledSection>
  )
}
