import { HandOverNote } from '../../demos/builder/HandOverNote.tsx'
import { SentenceToBlocks } from '../../demos/builder/SentenceToBlocks.tsx'
import { StatusList } from '../../demos/builder/StatusList.tsx'
import type { Texts } from '../../texts/resources.ts'
import { FeatureCardsSection } from '../FeatureCardsSection.tsx'

export function BuilderFeaturesSection({ title, lead, ...features }: Texts['nocodeai']['features']) {
  const { describe, test, versions, handOver } = features
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...describe, figure: <SentenceToBlocks {...describe.figure} />, columns: 7 },
        { ...test, figure: <StatusList {...test.figure} />, columns: 5 },
        { ...versions, figure: <StatusList {...versions.figure} />, columns: 5 },
        { ...handOver, figure: <HandOverNote {...handOver.figure} />, columns: 7 },
      ]}
    />
  )
}
