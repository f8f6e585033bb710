import { CircleAlert } from 'lucide'
import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

/** What every control of a form has around it. */
export type FieldWords = {
  label: ReactNode
  /** Stands under the label. */
  hint?: string | undefined
  /** What is wrong with the value, and what to do about it. */
  error?: string | undefined
}

type Tied = Pick<FieldWords, 'hint' | 'error'> & { name?: string | undefined }

/** Ids that tie a control to its words, and the attributes that do it. By its name a control can be linked to. */
export function useFieldIds({ name, hint, error }: Tied) {
  const own = useId()
  const id = name ?? own
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = classes(hint !== undefined && ids.hint, error !== undefined && ids.error)
  const described = {
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  }
  return { ids, described }
}

/** Beside the control that it is about. Colour is not alone: an icon and a sentence say the same. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null
  return (
    <span id={id} className={styles.error}>
      <Icon of={CircleAlert} size={15} />
      {children}
    </span>
  )
}

type FieldProps = FieldWords & { ids: ReturnType<typeof useFieldIds>['ids']; className?: string; children: ReactNode }

/** Label, hint, control and error below each other. */
export function Field({ label, hint, error, ids, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.control}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={ids.hint} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}
