import type { ReactNode } from 'react'
import type { PageId } from '#site/pages.ts'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './HeroWords.module.css'

type Props = {
  page: PageId
  title: string
  lead: string
  /** Over the middle of what follows, in place of beside it. */
  centered?: boolean
  /** Where there is room, the title on one side, the rest on the other: what follows has the whole width. */
  split?: boolean
  /** The buttons, where what to do does not stand right beside the words. */
  children?: ReactNode
}

/** The words that a page opens with: where it is found, what it is about, what to do. */
export function HeroWords({ page, title, lead, centered = false, split = false, children }: Props) {
  return (
    <div className={classes(centered && styles.centered, split && styles.split) || undefined}>
      <div className={styles.crumbs}>
        <Breadcrumbs page={page} />
      </div>
      <SectionHeading level={1} title={title} lead={lead} />
      {children && <Actions>{children}</Actions>}
    </div>
  )
}
