import type { ComponentProps } from 'react'
import { findPage } from '#site/pages.ts'
import { SiteLink } from './SiteLink.tsx'

/** Renders nothing if the owner has removed the page. */
export function PageLink({ page, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'to'> & { page: string }) {
  const target = findPage(page)
  return target ? <SiteLink to={target.path} {...rest} /> : null
}
