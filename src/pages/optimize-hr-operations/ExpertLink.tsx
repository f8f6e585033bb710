import { useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'

export function ExpertLink() {
  const { actions } = useTexts('common')
  return (
    <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'ink' })}>
      {actions.talkToAnExpert}
      <ButtonArrow />
    </SiteLink>
  )
}
