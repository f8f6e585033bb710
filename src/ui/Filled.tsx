import { Fragment, type ReactNode } from 'react'
import { partsOf } from '#site/template.ts'

type Props = { text: string; values: Readonly<Record<string, ReactNode>> }

/** A whole sentence with what its brackets stand for, links among it. */
export function Filled({ text, values }: Props) {
  return partsOf(text).map((part) => (
    <Fragment key={part.at}>{part.kind === 'bracketed' ? values[part.text] : part.text}</Fragment>
  ))
}
