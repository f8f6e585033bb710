import { DemoLink, ExpertLink } from '#sections/ButtonLink.tsx'
import type { PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './TwoDoorsSection.module.css'

export function TwoDoorsSection({ demo, expert }: PageTexts['doors']) {
  return (
    <section className={styles.doors}>
      <div className={surfaces.tint}>
        <h2>{demo.title}</h2>
        <p>{demo.text}</p>
        <DemoLink variant="ink" />
      </div>
      <div className={surfaces.deep}>
        <h2>{expert.title}</h2>
        <p>{expert.text}</p>
        <ExpertLink variant="brand" />
      </div>
    </section>
  )
}
