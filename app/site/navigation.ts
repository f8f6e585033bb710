/** What the menus and the footer list, by page id and in this order. Labels are texts: `common`, `pages`. */

import type { PageId } from './pages.ts'

export type MenuId = 'platform' | 'usecases' | 'services'
export type MenuColumnId = 'assistants' | 'builder' | 'salesAndService' | 'backOffice' | 'services'

type Menu = { id: MenuId; columns: readonly { id: MenuColumnId; pages: readonly PageId[] }[] }

export const menus: readonly Menu[] = [
  {
    id: 'platform',
    columns: [
      {
        id: 'assistants',
        pages: ['customer-ai-support', 'sales-ai-co-pilot', 'ai-contract-analysis', 'hr-ai-assistant'],
      },
      { id: 'builder', pages: ['no-code-ai-assistant'] },
    ],
  },
  {
    id: 'usecases',
    columns: [
      { id: 'salesAndService', pages: ['customer-support-efficiency', 'close-more-deals', 'ai-sdr-automation'] },
      {
        id: 'backOffice',
        pages: ['streamline-hiring', 'optimize-hr-operations', 'contract-review', 'optimize-procurement'],
      },
    ],
  },
  {
    id: 'services',
    columns: [{ id: 'services', pages: ['data-analytics', 'tailored-ai-solutions'] }],
  },
]

export const footerColumns: readonly { id: 'platform' | 'services'; pages: readonly PageId[] }[] = [
  {
    id: 'platform',
    pages: ['no-code-ai-assistant', 'customer-ai-support', 'sales-ai-co-pilot', 'ai-contract-analysis'],
  },
  { id: 'services', pages: ['data-analytics', 'tailored-ai-solutions'] },
]
