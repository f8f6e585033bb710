import { partsOf } from '#site/template.ts'
import { blockClass, blockTones, chainClass } from './blocks.ts'
import { BlockText } from './BlockText.tsx'
import type { PageTexts } from './definition.ts'
import styles from './SentenceToBlocks.module.css'

/** Brackets in the sentence become blocks, in this order: "When someone [asks for a refund], …". */
const kinds = ['reads', 'does', 'offers', 'handsOver'] as const
const tones = kinds.map((kind) => blockTones[kind])

export function SentenceToBlocks({ sentence, blocks }: PageTexts['features']['describe']['figure']) {
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
