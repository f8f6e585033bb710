import { Eyebrow } from './Eyebrow.tsx'
import { Unbroken } from './Unbroken.tsx'
import styles from './SectionHeading.module.css'

type Props = { id?: string; eyebrow?: string; title: string; lead?: string | undefined; level?: 1 | 2 }

export function SectionHeading({ id, eyebrow, title, lead, level = 2 }: Props) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.heading}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title id={id}>
        <Unbroken text={title} />
      </Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
