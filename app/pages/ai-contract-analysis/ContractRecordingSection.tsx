import { startOf } from './reading.ts'
import type { PageTexts } from './definition.ts'
import { RecordingSection } from './RecordingSection.tsx'

export function ContractRecordingSection({ parts, ...texts }: PageTexts['video']) {
  return (
    <RecordingSection
      {...texts}
      of="contract-analysis"
      parts={parts.map(({ scene, text }) => ({ text, startMs: startOf(scene) }))}
    />
  )
}
