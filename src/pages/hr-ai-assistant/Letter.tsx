import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { Sheet } from './Sheet.tsx'
import styles from './Letter.module.css'

type Props = PageTexts['requests']['letter']['figure']

/** Text from the employee's record is marked. The signature is missing: only a person signs. */
export function Letter({ greeting, text, status }: Props) {
  return (
    <Sheet>
      <b>{greeting}</b>
      <p className={styles.text}>
        <RichText text={text} />
      </p>
      <p className={styles.signature}>
        <Tag status="pending">{status}</Tag>
      </p>
    </Sheet>
  )
}
