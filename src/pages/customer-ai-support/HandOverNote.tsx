import { Avatar } from '#ui/Avatar.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { PageTexts } from './definition.ts'
import styles from './HandOverNote.module.css'

export function HandOverNote({ initials, to, facts }: PageTexts['endings']['handedOver']['note']) {
  return (
    <div className={styles.note}>
      <p>
        <Avatar initials={initials} />
        {to}
      </p>
      <FactList facts={[facts.wants, facts.because, facts.tried, facts.next]} />
    </div>
  )
}
