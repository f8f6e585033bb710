export type Engine = 'HTML_CodeSniffer' | 'IBM'

/** Errors that an engine reports and that no visitor meets: its rule, the elements concerned, and why it is false. */
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
]
