import { Actions } from '#ui/Button.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { TitledSection } from './TitledSection.tsx'

export function ClosingSection({ title, text }: { title: string; text: string }) {
  return (
    <TitledSection surface="tint" title={title} lead={text}>
      <Actions>
        <ConversionLinks />
      </Actions>
    </TitledSection>
  )
}
