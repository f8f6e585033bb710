import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { hrefFor, type LinkTarget } from '../site/paths.ts'
import { useLanguage } from '../texts/useTexts.ts'
import { usePreload } from './page-set.tsx'
import { useQuery } from './useQuery.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget }

/** A link to a page of the site, in the visitor's language. A target that does not exist does not compile. */
export function SiteLink({ to, onPointerEnter, onFocus, ...rest }: Props) {
  const language = useLanguage()
  const search = useQuery()
  const preload = usePreload()
  const href = hrefFor(to, language)
  return (
    <Link
      {...rest}
      discover="none"
      to={href.startsWith('#') ? { search, hash: href } : href}
      onPointerEnter={(event) => {
        preload(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(href)
        onFocus?.(event)
      }}
    />
  )
}
