import type { PageTexts } from './definition.ts'
import { startOf } from './reading.ts'
import { RecordingSection } from './RecordingSection.tsx'
import { captions, chapters } from './sample-data.ts'

export function ContractRecordingSection({ parts, captions: said, ...texts }: PageTexts['video']) {
  return (
    <RecordingSection
      {...texts}
      of="contract-analysis"
      parts={chapters.map(({ id, scene }) => ({ id, text: parts[id], startMs: startOf(scene) }))}
      lines={captions.map(({ id, scene }) => ({ id, text: said[id], startMs: startOf(scene) }))}
    />
  )
}
