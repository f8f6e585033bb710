import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Alert.module.css'
import fields from './Field.module.css'

/** Render it even while empty: screen readers only announce changes to a live region already in the document. */
export function Alert({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div role="alert" id={id} className={styles.alert}>
      {children !== undefined && (
        <p className={fields.error}>
          <Icon of={CircleAlert} size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
