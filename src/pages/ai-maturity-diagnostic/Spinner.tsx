import { LoaderCircle } from 'lucide'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/BusyButton.module.css'

export function Spinner() {
  return <Icon of={LoaderCircle} className={styles.spinner} size={17} />
}
