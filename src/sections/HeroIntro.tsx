import type { ReactNode } from 'react'
import type { PageId } from '#site/pages.ts'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './HeroIntro.module.css'

type Props = {
  page: PageId
  title: string
  lead: string
  centered?: boolean
  /** On wide screens, puts the title on the left and the rest on the right. */
  split?: boolean
  /** Buttons. Omit them if the page's call to action is right next to the text. */
  children?: ReactNode
}

export function HeroIntro({ page, title, lead, centered = false, split = false, children }: Props) {
  return (
    <div className={classes(styles.intro, centered && styles.centered, split && styles.split)}>
      <Breadcrumbs page={page} />
      <SectionHeading level={1} title={title} lead={lead} />
      {children && <Actions>{children}</Actions>}
    </div>
  )
}
