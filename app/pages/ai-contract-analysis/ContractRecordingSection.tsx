import { startOf } from './reading.ts'
import type { Texts } from '../../texts/resources.ts'
import { RecordingSection } from './RecordingSection.tsx'

export function ContractRecordingSection({ parts, ...texts }: Texts['aicontractanalysis']['video']) {
  return (
    <RecordingSection
      {...texts}
      of="contract-analysis"
      parts={parts.map(({ scene, text }) => ({ text, startMs: startOf(scene) }))}
    />
  )
}
