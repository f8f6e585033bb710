/** What the page lists, in its order, and what goes with it. The words of each stand under its id in the texts. */

import type { Speaker } from '../../motion/chat.ts'
import type { chatTimings } from '../../site/timings.ts'
import type { CardGround } from '../../ui/Card.tsx'
import type { Status } from '../../ui/Status.tsx'

type Line = { id: string; type: Speaker }

export const proofs = ['languages', 'integrations', 'trial'] as const

/** What customer and assistant say to each other about a package, and with which words it is seen what the assistant did. */
export const packageChat = [
  { id: 'notArrived', type: 'user' },
  { id: 'found', type: 'bot' },
  { id: 'cannotCollect', type: 'user' },
  { id: 'rebooked', type: 'bot' },
] as const satisfies readonly Line[]

export const packageTrace = [
  { id: 'orderLookedUp', status: 'done', with: 'found' },
  { id: 'scansRead', status: 'done', with: 'found' },
  { id: 'deliveryBooked', status: 'active', with: 'rebooked' },
] as const satisfies readonly { id: string; status: Status; with: (typeof packageChat)[number]['id'] }[]

/** Under the ids of their pages. `asset` names the avatar and the video under the uploads path, one of each a language. */
export const assistants = [
  { id: 'customer-ai-support', asset: 'support', timing: 'homeSupportTab' },
  { id: 'sales-ai-co-pilot', asset: 'sales', timing: 'homeTab' },
  { id: 'ai-contract-analysis', asset: 'contracts', timing: 'homeTab' },
  { id: 'hr-ai-assistant', asset: 'hr', timing: 'homeTab' },
] as const satisfies readonly { id: string; asset: string; timing: keyof typeof chatTimings }[]

/** The chats of all assistants take this course. */
export const assistantChat = [
  { id: 'question', type: 'user' },
  { id: 'answer', type: 'bot' },
  { id: 'request', type: 'user' },
  { id: 'done', type: 'bot' },
] as const satisfies readonly Line[]

/** Portraits under the uploads path. */
export const testimonials = [
  { id: 'support', portrait: 'marina' },
  { id: 'sales', portrait: 'rafael' },
  { id: 'legal', portrait: 'daniel' },
] as const

/** Under the ids of their claims: so much more, or so much less than before. */
export const figures = [
  { id: 'conversion', kind: 'rise', ground: 'mint' },
  { id: 'legalReview', kind: 'saving', ground: 'sand' },
  { id: 'costSavings', kind: 'saving', ground: 'white' },
] as const satisfies readonly { id: string; kind: 'rise' | 'saving'; ground: CardGround }[]

/** Their pictures stand under the uploads path by these ids. */
export const caseStudies = [
  { id: 'procurement', results: ['supplierSelection', 'caseSavings'] },
  { id: 'retail', results: ['responseTime', 'conversion'] },
] as const

export const demoSteps = ['before', 'during', 'after'] as const

/** Their wordmarks stand under the uploads path by these ids. */
export const partners = [
  { id: 'cloudmarsh', name: 'Cloudmarsh', width: 119 },
  { id: 'datavane', name: 'Datavane', width: 103 },
  { id: 'voxalta', name: 'Voxalta', width: 98 },
  { id: 'ledgerfield', name: 'Ledgerfield', width: 112 },
  { id: 'tessarow', name: 'Tessarow', width: 103 },
  { id: 'portabay', name: 'Portabay', width: 97 },
] as const
