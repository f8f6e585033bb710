import styles from './LogoMark.module.css'

/** For the link around mark and name: the router's link lives outside ui/. */
export const logoClass = styles.logo

export function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden>
      <path d="M6.5 4.63 14 19.4 21.5 4.63A12 12 0 0 1 14 26H4a2 2 0 0 1-2-2V14A12 12 0 0 1 6.5 4.63Z" />
      <circle cx="14" cy="5.7" r="3.7" />
    </svg>
  )
}
