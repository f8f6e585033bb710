import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import type { PageTexts } from './definition.ts'
import { HandOverNote } from './HandOverNote.tsx'
import { testedQuestions, versionHistory } from './sample-data.ts'
import { SentenceToBlocks } from './SentenceToBlocks.tsx'
import { StatusList } from './StatusList.tsx'

export function BuilderFeaturesSection({ title, lead, ...features }: PageTexts['features']) {
  const { describe, test, versions, handOver } = features
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...describe, figure: <SentenceToBlocks {...describe.figure} />, columns: 7 },
        { ...test, figure: <StatusList {...test.figure} data={testedQuestions} />, columns: 5 },
        { ...versions, figure: <StatusList {...versions.figure} data={versionHistory} />, columns: 5 },
        { ...handOver, figure: <HandOverNote {...handOver.figure} />, columns: 7 },
      ]}
    />
  )
}
