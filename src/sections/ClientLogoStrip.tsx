import { LogoStrip, type StripSpeed } from '#ui/LogoStrip.tsx'
import { PauseControl } from './demos/PauseControl.tsx'
import { clientLogos } from './logos.ts'

/** Set `pausable` if this is the first animation on the page. */
type Props = { label: string; speed: StripSpeed; pausable?: boolean }

export function ClientLogoStrip({ label, speed, pausable = false }: Props) {
  const logos = clientLogos.map(({ name, ...image }) => ({
    id: name,
    logo: <img {...image} alt={name} loading="lazy" />,
  }))
  return <LogoStrip label={label} logos={logos} speed={speed} control={pausable && <PauseControl />} />
}
