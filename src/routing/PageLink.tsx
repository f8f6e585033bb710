import type { ComponentProps } from 'react'
import { findPage } from '#site/pages.ts'
import { SiteLink } from './SiteLink.tsx'

type Props = Omit<ComponentProps<typeof SiteLink>, 'to'> & {
  /** Its id. */
  page: string
}

/** From one page to another that an owner may take out of the site: then there is no link. */
export function PageLink({ page, ...rest }: Props) {
  const target = findPage(page)
  return target ? <SiteLink to={target.path} {...rest} /> : null
}
