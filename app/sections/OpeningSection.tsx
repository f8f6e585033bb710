import { SiteLink } from '../routing/SiteLink.tsx'
import { pageById, type PageId } from '../site/pages.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ButtonArrow, buttonClass } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import grounds from '../ui/Ground.module.css'
import styles from './OpeningSection.module.css'

type Props = { page: PageId; title: string; lead: string }

/** The words that a page opens with, where it is found, and the two ways to reach a person. */
export function OpeningSection({ page, title, lead }: Props) {
  const { actions } = useTexts('common')
  const dark = pageById(page).darkTop ?? false
  return (
    <section className={classes(styles.opening, dark && styles.dark, dark && grounds.dark)}>
      <Wrap>
        <Breadcrumbs page={page} />
        <SectionHeading level={1} title={title} lead={lead} />
        <p className={styles.actions}>
          {page !== 'book-a-demo' && (
            <SiteLink to="/book-a-demo" className={buttonClass({ look: dark ? 'emerald' : 'ink' })}>
              {actions.bookADemo}
              <ButtonArrow />
            </SiteLink>
          )}
          {page !== 'talk-to-an-expert' && (
            <SiteLink to="/talk-to-an-expert" className={buttonClass({ look: dark ? 'outlineOnDark' : 'outline' })}>
              {actions.talkToAnExpert}
            </SiteLink>
          )}
        </p>
      </Wrap>
    </section>
  )
}
