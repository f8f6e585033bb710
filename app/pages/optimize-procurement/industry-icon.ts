import { Building2, Factory, HardHat, HeartPulse, Package } from 'lucide'
import type { IconNode } from '../../ui/Icon.tsx'

/** By the names that the texts may give an industry, in both languages. */
const icons: ReadonlyMap<string, IconNode> = new Map([
  ['manufacturing', Factory],
  ['manufatura', Factory],
  ['indústria', Factory],
  ['healthcare', HeartPulse],
  ['saúde', HeartPulse],
  ['enterprise services', Building2],
  ['serviços corporativos', Building2],
  ['serviços empresariais', Building2],
  ['construction', HardHat],
  ['construção', HardHat],
])

/** The icon of an industry; a parcel for one that has none of its own. */
export function industryIcon(name: string): IconNode {
  return icons.get(name.trim().toLowerCase().normalize()) ?? Package
}
