import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'

type Props = {
  surface?: 'light' | 'dark'
  /** The current page, to avoid a link to itself. */
  without?: '/book-a-demo' | '/talk-to-an-expert' | undefined
}

/** Links to the two contact pages. Wrap them in `<Actions>`. */
export function ConversionLinks({ surface = 'light', without }: Props) {
  const { actions } = useTexts('common')
  const dark = surface === 'dark'
  return (
    <>
      {without !== '/book-a-demo' && (
        <SiteLink to="/book-a-demo" className={buttonClass({ variant: dark ? 'brand' : 'ink' })}>
          {actions.bookADemo}
          <ButtonArrow />
        </SiteLink>
      )}
      {without !== '/talk-to-an-expert' && (
        <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: dark ? 'outlineOnDark' : 'outline' })}>
          {actions.talkToAnExpert}
        </SiteLink>
      )}
    </>
  )
}
