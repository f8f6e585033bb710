import { createElement, Fragment, type ElementType } from 'react'
import styles from './Unbroken.module.css'

/** Up to 15 characters: a longer word may not fit on a phone screen. */
const SHORT_HYPHENATED = /(?<!\S)(?=\S{3,15}(?!\S))(\S+-\S+)/

/** For large type: prevents a line break after the hyphen in short words such as "7-day". */
export function Unbroken({ as = Fragment, text }: { as?: ElementType; text: string }) {
  const parts = text.split(SHORT_HYPHENATED).map((part, index) => {
    return index % 2 === 0 ? part : createElement('span', { className: styles.word }, part)
  })
  // Children passed as arguments need no keys.
  return createElement(as, null, ...parts)
}
