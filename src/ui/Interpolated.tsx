import { Fragment, type ReactNode } from 'react'
import { partsOf } from '#site/template.ts'

/** Values may be links. */
export function Interpolated({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return partsOf(text).map((part) => (
    <Fragment key={part.at}>{part.kind === 'bracketed' ? values[part.text] : part.text}</Fragment>
  ))
}
