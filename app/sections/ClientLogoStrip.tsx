import { LogoStrip, type StripSpeed } from '../ui/LogoStrip.tsx'
import { clientLogos } from './logos.ts'

/** The clients' logos, scrolling by. */
export function ClientLogoStrip({ label, speed }: { label: string; speed: StripSpeed }) {
  const logos = clientLogos.map(({ name, ...image }) => ({
    id: name,
    logo: <img {...image} alt={name} loading="lazy" />,
  }))
  return <LogoStrip label={label} logos={logos} speed={speed} />
}
