import type { Texts } from '../../texts/resources.ts'
import { classes } from '../../ui/classes.ts'
import grounds from '../../ui/Ground.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './RepDaySection.module.css'

/** A rep's day beside the co-pilot's: who does what, and when. */
export function RepDaySection({ title, lead, caption, columns, rows }: Texts['salesaicopilot']['day']) {
  return (
    <section className={classes(styles.band, grounds.dark)}>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <table className={styles.day}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.copilot}</th>
              <th scope="col">{columns.rep}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, copilot, rep }) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                <td>{copilot}</td>
                <td>{rep}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  )
}
