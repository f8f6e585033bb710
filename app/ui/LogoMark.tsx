import { brandLogo, brandMark } from '../site/brand.ts'
import styles from './LogoMark.module.css'

/** For the link around mark and name: the router's link lives outside ui/. */
export const logoClass = styles.logo

/** Pixels, as it stands in header and footer. */
const HEIGHT = 28

export function LogoMark() {
  const { viewBox, ratio, content } = brandMark
  return (
    <svg
      className={styles.mark}
      width={Math.round(HEIGHT * ratio)}
      height={HEIGHT}
      viewBox={viewBox}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

/** The mark and the name, or the one drawing that the owner has for both. The name takes the colour of the text around. */
export function LogoName({ name }: { name: string }) {
  if (!brandLogo) {
    return (
      <>
        <LogoMark />
        {name}
      </>
    )
  }
  const { viewBox, ratio, content } = brandLogo
  return (
    <svg
      width={Math.round(HEIGHT * ratio)}
      height={HEIGHT}
      viewBox={viewBox}
      role="img"
      aria-label={name}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
