import { DemoLink, ExpertLink } from '#sections/ButtonLink.tsx'
import { classes } from '#ui/classes.ts'
import type { PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './TwoDoorsSection.module.css'

export function TwoDoorsSection({ demo, expert }: PageTexts['doors']) {
  return (
    <section className={styles.doors}>
      <div className={styles.demo}>
        <h2>{demo.title}</h2>
        <p>{demo.text}</p>
        <DemoLink variant="ink" />
      </div>
      <div className={classes(styles.expert, surfaces.dark)}>
        <h2>{expert.title}</h2>
        <p>{expert.text}</p>
        <ExpertLink variant="brand" />
      </div>
    </section>
  )
}
