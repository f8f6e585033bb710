import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'

type Props = {
  /** What the links stand on. */
  ground?: 'light' | 'dark'
  /** A page does not lead to itself. */
  without?: '/book-a-demo' | '/talk-to-an-expert' | undefined
}

/** The two ways to reach a person. Give them room with <Actions>. */
export function ConversionLinks({ ground = 'light', without }: Props) {
  const { actions } = useTexts('common')
  const dark = ground === 'dark'
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
