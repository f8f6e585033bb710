import { settings } from '../site/built-in.ts'
import { SiteLink } from '../routing/SiteLink.tsx'
import styles from './Logo.module.css'

/** The mark and the name. The name takes the colour of the ground it stands on: dark on light, light on dark. */
export function Logo({ label }: { label: string }) {
  return (
    <SiteLink to="/" className={styles.logo} aria-label={label}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden>
        <path d="M6.5 4.63 14 19.4 21.5 4.63A12 12 0 0 1 14 26H4a2 2 0 0 1-2-2V14A12 12 0 0 1 6.5 4.63Z" />
        <circle cx="14" cy="5.7" r="3.7" />
      </svg>
      {settings.brand}
    </SiteLink>
  )
}
