import { FeatureCardsSection } from '#sections/FeatureCardsSection.tsx'
import { partsOf } from '#site/template.ts'
import { FactList } from '#ui/FactList.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import { blockClass, blockTones, chainClass } from './blocks.ts'
import { BlockText } from './BlockText.tsx'
import type { PageTexts } from './definition.ts'
import { testedQuestions, versionHistory } from './sample-data.ts'
import { StatusList } from './StatusList.tsx'
import styles from './BuilderFeaturesSection.module.css'
import list from './StatusList.module.css'

export function BuilderFeaturesSection({ title, lead, ...features }: PageTexts['features']) {
  const { describe, test, versions, handOver } = features
  return (
    <FeatureCardsSection
      title={title}
      lead={lead}
      cards={[
        { ...describe, figure: <SentenceToBlocks {...describe.figure} />, columns: 7 },
        { ...test, figure: <StatusList {...test.figure} statuses={testedQuestions} />, columns: 5 },
        { ...versions, figure: <StatusList {...versions.figure} statuses={versionHistory} />, columns: 5 },
        { ...handOver, figure: <HandOverNote {...handOver.figure} />, columns: 7 },
      ]}
    />
  )
}

function HandOverNote({ facts, ...bar }: PageTexts['features']['handOver']['figure']) {
  return (
    <div className={list.sheet}>
      <PanelBar {...bar} />
      <div className={styles.facts}>
        <FactList facts={[facts.request, facts.lookup, facts.stop, facts.person]} />
      </div>
    </div>
  )
}

/** Brackets in the sentence become blocks, in this order: "When someone [asks for a refund], …". */
const kinds = ['reads', 'does', 'offers', 'handsOver'] as const
const tones = kinds.map((kind) => blockTones[kind])

function SentenceToBlocks({ sentence, blocks }: PageTexts['features']['describe']['figure']) {
  const parts = partsOf(sentence)
  const marked = parts.filter(({ kind }) => kind === 'bracketed')
  return (
    <>
      <p className={styles.sentence}>
        {parts.map((part) =>
          part.kind === 'bracketed' ? (
            <mark key={part.at} className={blockClass(tones[marked.indexOf(part)] ?? 'white', styles.phrase)}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
      <ol className={chainClass('acrossIfWide', styles.blocks)}>
        {kinds.map((kind) => (
          <li key={kind} className={blockClass(blockTones[kind])}>
            <BlockText {...blocks[kind]} />
          </li>
        ))}
      </ol>
    </>
  )
}
