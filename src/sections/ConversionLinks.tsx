import { useTexts } from '#i18n/useTexts.ts'
import { Actions } from '#ui/Button.tsx'
import { ButtonLink, DemoLink } from './ButtonLink.tsx'

/** Wrap them in `<Actions>`. */
export function ConversionLinks() {
  const { actions } = useTexts('common')
  return (
    <>
      <DemoLink variant="ink" />
      <ButtonLink to="/talk-to-an-expert" variant="outline" label={actions.talkToAnExpert} />
    </>
  )
}

export function ConversionActions() {
  return (
    <Actions>
      <ConversionLinks />
    </Actions>
  )
}
