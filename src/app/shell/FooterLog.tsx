import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { formatClock } from '#site/clock.ts'
import { ButtonArrow } from '#ui/Button.tsx'
import { Cluster } from '#ui/Layout.tsx'
import styles from './FooterLog.module.css'

/** As on the home page (tests compare them). */
export const lastTasks = [
  { id: 'newHireSetUp', minute: 35 },
  { id: 'risksReported', minute: 40 },
] as const

/** The end of the home page's log. Its next decision is the visitor's. */
export function FooterLog() {
  const { footer, nav } = useTexts('common')
  const { label, tasks, visitor, read, decide } = footer.log
  const language = useLanguage()
  return (
    <ol className={styles.log} role="list" aria-label={label}>
      {lastTasks.map(({ id, minute }) => (
        <Cluster as="li" gap={7} key={id}>
          <span>{formatClock(9, minute, language)}</span>
          {tasks[id]}
        </Cluster>
      ))}
      <Cluster as="li" gap={5} className={styles.decision} data-by={visitor}>
        <span>{formatClock(9, 56, language)}</span>
        <p>
          {read} <b>{decide}</b>
        </p>
        <Cluster gap={6}>
          <SiteLink to="/book-a-demo">
            {nav.bookADemo}
            <ButtonArrow />
          </SiteLink>
          <SiteLink to="/talk-to-an-expert">
            {nav.talkToAnExpert}
            <ButtonArrow />
          </SiteLink>
        </Cluster>
      </Cluster>
    </ol>
  )
}
