import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Alert.module.css'

/**
 * Something went wrong and the visitor has to know now. Always on the page, empty while all is well: screen readers only
 * speak what comes into a region that they already know.
 */
export function Alert({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div role="alert" id={id} className={styles.alert}>
      {children !== undefined && (
        <p>
          <Icon of={CircleAlert} size={18} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
