export type Engine = 'HTML_CodeSniffer' | 'IBM'

/** `reason` is why no visitor is affected. */
export type FalseError = { engine: Engine; rule: string; within: string; reason: string }

const OVER_HERO =
  'The bar is transparent at the top of the page and lies over the dark hero, which is not its ancestor.'

export const falseErrors: readonly FalseError[] = [
  { engine: 'HTML_CodeSniffer', rule: '1_4_3', within: 'body:has(main [data-voice-widget]) header', reason: OVER_HERO },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient',
    within: 'body:has(main [data-voice-widget]) header',
    reason: OVER_HERO,
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: '1_4_3',
    within: '[aria-hidden] mark',
    reason: 'Blacked-out words are meant to be unreadable; a sentence for assistive technology replaces them.',
  },
  {
    engine: 'IBM',
    rule: 'label_content_exists',
    within: 'label:has([name=day])',
    reason:
      'The day is named by its full date, hidden with clip-path; the number that is seen is hidden from assistive technology.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists',
    within: 'input[type=range]',
    reason: 'On narrow screens its label is hidden with clip-path, but screen readers still read it.',
  },
  {
    engine: 'IBM',
    rule: 'aria_form_label_unique',
    within: ':is(aside, footer) form',
    reason:
      'A form around one button, for visitors without JavaScript. It has no name and is not a landmark, so it needs no unique label.',
  },
]
