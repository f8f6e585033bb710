import type assistant from '#locales/en/assistant.en.json'
import type common from '#locales/en/common.en.json'
import type consent from '#locales/en/consent.en.json'
import type deskcall from '#locales/en/deskcall.en.json'
import type deskform from '#locales/en/deskform.en.json'
import type deskmail from '#locales/en/deskmail.en.json'
import type deskoffice from '#locales/en/deskoffice.en.json'
import type facts from '#locales/en/facts.en.json'
import { define, type TextsIn } from './definition.ts'
import { embeds } from './embeds.ts'
import { notFoundPage, pages } from './pages.ts'

/**
 * Texts that belong to no page: common ones, leads (bookings, forms without JavaScript, emails, the admin page), the
 * assistant and its facts, and the consent banner.
 */
const shared = define<{
  common: typeof common
  deskcall: typeof deskcall
  deskform: typeof deskform
  deskmail: typeof deskmail
  deskoffice: typeof deskoffice
  assistant: typeof assistant
  facts: typeof facts
  consent: typeof consent
}>()({ namespaces: ['common', 'deskcall', 'deskform', 'deskmail', 'deskoffice', 'assistant', 'facts', 'consent'] })

const definitions = [shared, ...pages, notFoundPage, ...embeds] as const

/** Typed by the English files, so that a missing text is a compile error. */
export type Texts = TextsIn<(typeof definitions)[number]>

export type Namespace = keyof Texts

export const namespaces: readonly Namespace[] = [
  ...new Set(definitions.flatMap((each): readonly Namespace[] => each.namespaces)),
]
