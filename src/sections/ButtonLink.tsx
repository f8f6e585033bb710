import type { ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { SiteLink } from '#routing/SiteLink.tsx'
import type { LinkTarget } from '#site/paths.ts'
import { ButtonArrow, buttonClass, type ButtonVariant } from '#ui/Button.tsx'

type Props = { variant: ButtonVariant; withArrow?: boolean; children: ReactNode } & (
  | { to: LinkTarget }
  /** The id of a page that an owner may remove, and the link with it. */
  | { page: string }
)

export function ButtonLink({ variant, withArrow = false, children, ...target }: Props) {
  const link = {
    className: buttonClass({ variant }),
    children: (
      <>
        {children}
        {withArrow && <ButtonArrow />}
      </>
    ),
  }
  return 'to' in target ? <SiteLink {...target} {...link} /> : <PageLink {...target} {...link} />
}

export function DemoLink({ variant }: Pick<Props, 'variant'>) {
  const { actions } = useTexts('common')
  return (
    <ButtonLink to="/book-a-demo" variant={variant} withArrow>
      {actions.bookADemo}
    </ButtonLink>
  )
}

export function ExpertLink({ variant }: Pick<Props, 'variant'>) {
  const { actions } = useTexts('common')
  return (
    <ButtonLink to="/talk-to-an-expert" variant={variant} withArrow>
      {actions.talkToAnExpert}
    </ButtonLink>
  )
}
