import type { Texts } from '../../texts/resources.ts'
import { classes } from '../../ui/classes.ts'
import grounds from '../../ui/Ground.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './RepDaySection.module.css'

/** A rep's day beside the co-pilot's: who does what, and when. */
export function RepDaySection({ title, lead, who, hours }: Texts['salesaicopilot']['day']) {
  return (
    <section className={classes(styles.band, grounds.dark)}>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.hours}>
          {hours.map(({ time, copilot, rep }) => (
            <li key={time}>
              <p className={styles.time}>{time}</p>
              <p>
                <small>{who.copilot}</small>
                {copilot}
              </p>
              <p className={styles.rep}>
                <small>{who.rep}</small>
                {rep}
              </p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  )
}
