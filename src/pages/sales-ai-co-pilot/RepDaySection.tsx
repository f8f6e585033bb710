import { TitledSection } from '#sections/TitledSection.tsx'
import { Grid } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import styles from './RepDaySection.module.css'

export function RepDaySection({ title, lead, who, hours }: PageTexts['day']) {
  return (
    <TitledSection surface="deep" title={title} lead={lead} gap={11}>
      <ol className={styles.hours}>
        {[hours.morning, hours.call, hours.answer, hours.evening].map((hour) => (
          <Grid as="li" columns={3} gap={5} key={hour.time}>
            <p>
              <small>{hour.time}</small>
            </p>
            <p>
              <small>{who.copilot}</small>
              {hour.copilot}
            </p>
            <p className={styles.rep}>
              <small>{who.rep}</small>
              {hour.rep}
            </p>
          </Grid>
        ))}
      </ol>
    </TitledSection>
  )
}
