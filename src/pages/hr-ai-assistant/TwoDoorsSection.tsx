import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import type { PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './TwoDoorsSection.module.css'

type Props = PageTexts['doors']

/** Closing section: two calls to action side by side, edge to edge. */
export function TwoDoorsSection({ demo, expert }: Props) {
  const { actions } = useTexts('common')
  return (
    <section className={styles.doors}>
      <div className={styles.demo}>
        <h2>{demo.title}</h2>
        <p>{demo.text}</p>
        <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
          {actions.bookADemo}
          <ButtonArrow />
        </SiteLink>
      </div>
      <div className={classes(styles.expert, surfaces.dark)}>
        <h2>{expert.title}</h2>
        <p>{expert.text}</p>
        <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'brand' })}>
          {actions.talkToAnExpert}
          <ButtonArrow />
        </SiteLink>
      </div>
    </section>
  )
}
