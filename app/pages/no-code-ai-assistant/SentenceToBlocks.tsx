import { partsOf } from '../../site/template.ts'
import { blockClass, chainClass, type BlockTone } from './blocks.ts'
import { BlockWords, type BlockTexts } from './BlockWords.tsx'
import styles from './SentenceToBlocks.module.css'

const tones: readonly BlockTone[] = ['white', 'forest', 'stone', 'emerald']

type Props = {
  /** What becomes a block stands in brackets: "When someone [asks for a refund], …". */
  sentence: string
  blocks: readonly BlockTexts[]
}

/** A plain sentence, and the blocks that come of it in the same tones. */
export function SentenceToBlocks({ sentence, blocks }: Props) {
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
        {blocks.map((block, index) => (
          <li key={block.kind} className={blockClass(tones[index] ?? 'white')}>
            <BlockWords {...block} />
          </li>
        ))}
      </ol>
    </>
  )
}
