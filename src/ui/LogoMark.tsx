import { brandLogo, brandLogoOnDark, brandMark, brandMarkOnDark } from '#site/brand.ts'
import styles from './LogoMark.module.css'

/** For the link around the logo. The router's link can't be imported here: it lives outside ui/. */
export const logoClass = styles.logo

/** Pixels, in the header and the footer. */
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

/** The owner's wordmark if there is one, otherwise the mark and the name in the current text color. */
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
