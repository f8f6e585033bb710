/** The English files are the type of the texts: a component that wants a text that is not there does not compile. */

import type common from '../../public/locales/en/common.en.json'
import type home from '../../public/locales/en/home.en.json'
import type index from '../../public/locales/en/index.en.json'
import type aicontractanalysis from '../../public/locales/en/aicontractanalysis.en.json'
import type aimaturitydiagnostic from '../../public/locales/en/aimaturitydiagnostic.en.json'
import type aisdautomation from '../../public/locales/en/aisdautomation.en.json'
import type bookademo from '../../public/locales/en/bookademo.en.json'
import type closemoredeals from '../../public/locales/en/closemoredeals.en.json'
import type contractreview from '../../public/locales/en/contractreview.en.json'
import type customeraisupport from '../../public/locales/en/customeraisupport.en.json'
import type customersupportefficiency from '../../public/locales/en/customersupportefficiency.en.json'
import type dataanalytics from '../../public/locales/en/dataanalytics.en.json'
import type desk from '../../public/locales/en/desk.en.json'
import type deskmail from '../../public/locales/en/deskmail.en.json'
import type facts from '../../public/locales/en/facts.en.json'
import type diagnostic from '../../public/locales/en/diagnostic.en.json'
import type assistant from '../../public/locales/en/assistant.en.json'
import type hraiassistant from '../../public/locales/en/hraiassistant.en.json'
import type nocodeai from '../../public/locales/en/nocodeai.en.json'
import type notfound from '../../public/locales/en/notfound.en.json'
import type optimizehroperations from '../../public/locales/en/optimizehroperations.en.json'
import type optimizeprocurement from '../../public/locales/en/optimizeprocurement.en.json'
import type salesaicopilot from '../../public/locales/en/salesaicopilot.en.json'
import type streamlinehiring from '../../public/locales/en/streamlinehiring.en.json'
import type tailoredaisolutions from '../../public/locales/en/tailoredaisolutions.en.json'
import type talktoanexpert from '../../public/locales/en/talktoanexpert.en.json'

export type Texts = {
  common: typeof common
  home: typeof home
  index: typeof index
  aicontractanalysis: typeof aicontractanalysis
  aimaturitydiagnostic: typeof aimaturitydiagnostic
  aisdautomation: typeof aisdautomation
  bookademo: typeof bookademo
  closemoredeals: typeof closemoredeals
  contractreview: typeof contractreview
  customeraisupport: typeof customeraisupport
  customersupportefficiency: typeof customersupportefficiency
  dataanalytics: typeof dataanalytics
  desk: typeof desk
  deskmail: typeof deskmail
  facts: typeof facts
  diagnostic: typeof diagnostic
  assistant: typeof assistant
  hraiassistant: typeof hraiassistant
  nocodeai: typeof nocodeai
  notfound: typeof notfound
  optimizehroperations: typeof optimizehroperations
  optimizeprocurement: typeof optimizeprocurement
  salesaicopilot: typeof salesaicopilot
  streamlinehiring: typeof streamlinehiring
  tailoredaisolutions: typeof tailoredaisolutions
  talktoanexpert: typeof talktoanexpert
}

/** The first namespace of each page: it holds what stands in the head. */
export type NamespaceWithHead = {
  [N in keyof Texts]: Texts[N] extends { head: object } ? N : never
}[keyof Texts]
