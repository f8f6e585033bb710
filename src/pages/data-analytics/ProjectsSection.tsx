import type { ReactNode } from 'react'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { FactList } from '#ui/FactList.tsx'
import { ColdRoomNight } from './ColdRoomNight.tsx'
import type { PageTexts } from './definition.ts'
import { ItemForecasts } from './ItemForecasts.tsx'
import styles from './ProjectsSection.module.css'

type Props = PageTexts['projects'] & Pick<PageTexts, 'items' | 'night'>

export function ProjectsSection({ title, note, action, orders, coldRoom, items, night }: Props) {
  return (
    <TitledSection id="projects" title={title}>
      <div className={styles.projects}>
        <Project {...orders} action={action} figure={<ItemForecasts {...items} />} />
        <Project {...coldRoom} action={action} figure={<ColdRoomNight {...night} />} />
      </div>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}

type ProjectProps = PageTexts['projects']['orders'] & { action: string; figure: ReactNode }

function Project({ area, title, text, facts, action, figure }: ProjectProps) {
  return (
    <article className={styles.project}>
      <div className={styles.text}>
        <p>{area}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <FactList facts={[facts.data, facts.solution, facts.decision]} />
        <ButtonLink to="/talk-to-an-expert" variant="outline">
          {action}
        </ButtonLink>
      </div>
      <div className={styles.figure}>{figure}</div>
    </article>
  )
}
