import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts } from '#site/languages.ts'
import { textLinkClass } from '#ui/TextLink.tsx'

type Props = { fields: readonly string[]; onFollow: (field: string) => void }

export function FieldErrorLinks({ fields, onFollow }: Props) {
  const { fields: labels, leadSent, summary } = useTexts('forms')
  const language = useLanguage()
  // Two labels are full sentences.
  const names: Readonly<Record<string, string>> = { ...labels, topic: leadSent.topic, consent: summary.consent }
  const list = new Intl.ListFormat(languageFacts[language].locale, { type: 'unit' })
  return list.formatToParts(fields).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <a
        key={value}
        className={textLinkClass}
        href={`#${value}`}
        onClick={(event) => {
          // Native navigation would add an entry to the history of the parent page.
          event.preventDefault()
          onFollow(value)
        }}
      >
        {names[value]}
      </a>
    ),
  )
}
