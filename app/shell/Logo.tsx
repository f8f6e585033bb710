import { settings } from '../site/build-constants.ts'
import { SiteLink } from '../routing/SiteLink.tsx'
import { LogoName, logoClass } from '../ui/LogoMark.tsx'

/** The mark and the name. The name takes the colour of the ground it stands on: dark on light, light on dark. */
export function Logo({ label }: { label: string }) {
  return (
    <SiteLink to="/" className={logoClass} aria-label={label}>
      <LogoName name={settings.brand} />
    </SiteLink>
  )
}
