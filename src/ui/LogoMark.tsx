import type { ComponentProps } from 'react'
import { brandLogo, brandLogoOnDark, brandMark, brandMarkOnDark, type Drawing } from '#site/brand.ts'
import styles from './LogoMark.module.css'

/** For the link around the logo. The router's link can't be imported here: it lives outside ui/. */
export const logoClass = styles.logo

/** Pixels, in the header and the footer. */
const HEIGHT = 28

export function LogoMark({ onDark = false }: { onDark?: boolean }) {
  return <BrandDrawing of={onDark ? brandMarkOnDark : brandMark} className={styles.mark} aria-hidden />
}

/** The owner's wordmark if there is one, otherwise the mark and the name in the current text color. */
export function LogoName({ name, onDark = false }: { name: string; onDark?: boolean }) {
  const wordmark = onDark ? brandLogoOnDark : brandLogo
  if (wordmark) return <BrandDrawing of={wordmark} role="img" aria-label={name} />
  return (
    <>
      <LogoMark onDark={onDark} />
      {name}
    </>
  )
}

function BrandDrawing({ of: { viewBox, ratio, content }, ...rest }: ComponentProps<'svg'> & { of: Drawing }) {
  const width = Math.round(HEIGHT * ratio)
  return <svg width={width} height={HEIGHT} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: content }} {...rest} />
}
