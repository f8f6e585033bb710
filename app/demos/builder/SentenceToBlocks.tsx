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
  const parts = sentence.split(/[[\]]/)
  return (
    <>
      <p className={styles.sentence}>
        {parts.map((part, index) => {
          const tone = index % 2 ? tones[(index - 1) / 2] : undefined
          return tone ? (
            <mark key={part} className={blockClass(tone, styles.phrase)}>
              {part}
            </mark>
          ) : (
            part
          )
        })}
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
