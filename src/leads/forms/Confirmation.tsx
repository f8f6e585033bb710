import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Sentence } from './Sentence.tsx'
import styles from './Confirmation.module.css'

type Props = {
  heading: string
  /** Stands between the heading and what happens next. */
  first?: ReactNode
  /** What happens next, in order. */
  steps: readonly string[]
  values: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** It only ever comes in place of a form that was just sent: its heading takes the focus that the form had. */
const focusOnArrival = (heading: HTMLElement | null) => heading?.focus()

export function Confirmation({ heading, first, steps, values, children }: Props) {
  return (
    <div className={styles.confirmation}>
      <span className={styles.mark}>
        <Icon of={Check} size={24} />
      </span>
      <h1 ref={focusOnArrival} tabIndex={-1}>
        {heading}
      </h1>
      {first}
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <Sentence text={step} values={values} />
            </span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
