import type admin from '#locales/en/admin.en.json'
import type assistant from '#locales/en/assistant.en.json'
import type bookings from '#locales/en/bookings.en.json'
import type common from '#locales/en/common.en.json'
import type consent from '#locales/en/consent.en.json'
import type facts from '#locales/en/facts.en.json'
import type formpages from '#locales/en/formpages.en.json'
import type mails from '#locales/en/mails.en.json'
import { define, type TextsIn } from './definition.ts'
import { embeds } from './embeds.ts'
import { notFoundPage, pages } from './pages.ts'

/** Texts that belong to no page: common ones, leads (bookings to admin), the assistant and its facts, consent. */
const shared = define<{
  common: typeof common
  bookings: typeof bookings
  formpages: typeof formpages
  mails: typeof mails
  admin: typeof admin
  assistant: typeof assistant
  facts: typeof facts
  consent: typeof consent
}>()({ namespaces: ['common', 'bookings', 'formpages', 'mails', 'admin', 'assistant', 'facts', 'consent'] })

const definitions = [shared, ...pages, notFoundPage, ...embeds] as const

/** Typed by the English files, so that a missing text is a compile error. */
export type Texts = TextsIn<(typeof definitions)[number]>

export type Namespace = keyof Texts

export const namespaces: readonly Namespace[] = [
  ...new Set(definitions.flatMap((each): readonly Namespace[] => each.namespaces)),
]
