import { SiteLink } from '#routing/SiteLink.tsx'
import { settings } from '#site/build-constants.ts'
import { LogoName, logoClass } from '#ui/LogoMark.tsx'

export function Logo({ label, onDark = false }: { label: string; onDark?: boolean }) {
  return (
    <SiteLink to="/" className={logoClass} aria-label={label}>
      <LogoName name={settings.brand} onDark={onDark} />
    </SiteLink>
  )
}
