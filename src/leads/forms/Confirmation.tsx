import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Sentence } from './Sentence.tsx'
import styles from './Confirmation.module.css'

type Props = {
  heading: string
  first?: ReactNode
  steps: readonly string[]
  values: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** Always replaces a form that was just sent, so move the focus from the form to the heading. */
const focusOnArrival = (heading: HTMLElement | null) => heading?.focus()

export function Confirmation({ heading, first, steps, values, children }: Props) {
  return (
    <Stack gap={5} className={styles.confirmation}>
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
    </Stack>
  )
}
