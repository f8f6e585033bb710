import { ConversionActions } from './ConversionLinks.tsx'
import { TitledSection } from './TitledSection.tsx'

export function ClosingSection({ title, text }: { title: string; text: string }) {
  return (
    <TitledSection surface="tint" title={title} lead={text}>
      <ConversionActions />
    </TitledSection>
  )
}
