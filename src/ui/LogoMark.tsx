import { brandLogo, brandLogoOnDark, brandMark, brandMarkOnDark } from '#site/brand.ts'
import styles from './LogoMark.module.css'

/** For the link around mark and name: the router's link lives outside ui/. */
export const logoClass = styles.logo

/** Pixels, as it stands in header and footer. */
const HEIGHT = 28

export function LogoMark({ onDark = false }: { onDark?: boolean }) {
  const { viewBox, ratio, content } = onDark ? brandMarkOnDark : brandMark
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
export function LogoName({ name, onDark = false }: { name: string; onDark?: boolean }) {
  const drawing = onDark ? brandLogoOnDark : brandLogo
  if (!drawing) {
    return (
      <>
        <LogoMark onDark={onDark} />
        {name}
      </>
    )
  }
  const { viewBox, ratio, content } = drawing
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
