import { useTexts } from '#i18n/useTexts.ts'
import { Actions } from '#ui/Button.tsx'
import { ButtonLink, DemoLink } from './ButtonLink.tsx'

/** Links to the two contact pages. Wrap them in `<Actions>`. */
export function ConversionLinks() {
  const { actions } = useTexts('common')
  return (
    <>
      <DemoLink variant="ink" />
      <ButtonLink to="/talk-to-an-expert" variant="outline">
        {actions.talkToAnExpert}
      </ButtonLink>
    </>
  )
}

/** The links as the actions of a section. */
export function ConversionActions() {
  return (
    <Actions>
      <ConversionLinks />
    </Actions>
  )
}
