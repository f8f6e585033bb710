import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Dashboard } from './Dashboard.tsx'
import type { PageTexts } from './definition.ts'
import { DemandModel } from './DemandModel.tsx'
import { Rail } from './Rail.tsx'
import { SourceTangle } from './SourceTangle.tsx'
import styles from './PillarsSection.module.css'

type Props = PageTexts['pillars'] & Pick<PageTexts, 'sources' | 'model' | 'dashboard'>

export function PillarsSection({ integration, models, support, sources, model, dashboard }: Props) {
  return (
    <section className={styles.pillars}>
      <Pillar {...integration} className={styles.integration} figure={<SourceTangle {...sources} />} />
      <Pillar {...models} className={styles.models} figure={<DemandModel {...model} />}>
        <Rail />
      </Pillar>
      <Pillar {...support} className={styles.support} figure={<Dashboard {...dashboard} />} />
    </section>
  )
}

type PillarProps = PageTexts['pillars']['integration'] & {
  className: string | undefined
  figure: ReactNode
  children?: ReactNode
}

function Pillar({ title, text, points, className, figure, children }: PillarProps) {
  return (
    <div className={classes(styles.pillar, className)}>
      <div className={styles.text}>
        {children}
        <h2>{title}</h2>
        <p>{text}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} size={16} />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.figure}>{figure}</div>
    </div>
  )
}
