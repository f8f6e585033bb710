import { Fragment, type ReactNode } from 'react'
import { partsOf } from '#site/template.ts'

type Props = { text: string; values: Readonly<Record<string, ReactNode>> }

/** Values may be links. */
export function Interpolated({ text, values }: Props) {
  return partsOf(text).map((part) => (
    <Fragment key={part.at}>{part.kind === 'bracketed' ? values[part.text] : part.text}</Fragment>
  ))
}
