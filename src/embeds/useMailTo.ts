import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import type { FormId } from '#site/embeds.ts'

export function useMailTo(of: FormId): string {
  const { subject } = useTexts('common').formFrame[of].write
  return `mailto:${settings.emails[useLanguage()]}?subject=${encodeURIComponent(subject)}`
}
