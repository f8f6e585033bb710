import type { DeskMessage } from '../../../desk/screens/parent.ts'
import type { Conversion } from '../vendors.ts'

/** As vendors.ts has it for the site's own forms, which a test sees to: to share it would cost every page with a form a file. */
export const conversions: Partial<Record<DeskMessage['type'], Conversion>> = {
  'desk:lead-sent': 'generate_lead',
  'desk:meeting-booked': 'book_meeting',
}
