import {
  Blocks,
  BriefcaseBusiness,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardCheck,
  FileSearch,
  Funnel,
  Gauge,
  Handshake,
  Headphones,
  House,
  MessageCircle,
  Package,
  Radar,
  Ruler,
  Scale,
  TrendingUp,
  UserSearch,
} from 'lucide'
import type { IconNode } from '../app/ui/Icon.tsx'
import type { PageId } from '../app/site/pages.ts'

/** The icon of each page in the menus. They are drawn into one file, which is fetched when a menu shows them. */
export const pageIcons: Record<PageId, IconNode> = {
  home: House,
  'ai-maturity-diagnostic': Radar,
  'book-a-demo': CalendarDays,
  'talk-to-an-expert': MessageCircle,
  'no-code-ai-assistant': Blocks,
  'customer-ai-support': Headphones,
  'sales-ai-co-pilot': TrendingUp,
  'ai-contract-analysis': FileSearch,
  'hr-ai-assistant': BriefcaseBusiness,
  'customer-support-efficiency': Gauge,
  'close-more-deals': Handshake,
  'ai-sdr-automation': Funnel,
  'streamline-hiring': UserSearch,
  'optimize-hr-operations': ClipboardCheck,
  'contract-review': Scale,
  'optimize-procurement': Package,
  'data-analytics': ChartNoAxesColumn,
  'tailored-ai-solutions': Ruler,
}
