/** The files of texts, as the specification names them: /locales/{language}/{namespace}.{language}.json. */
export const namespaces = [
  'common',
  'home',
  'index',
  'aicontractanalysis',
  'aimaturitydiagnostic',
  'aisdautomation',
  'bookademo',
  'closemoredeals',
  'contractreview',
  'customeraisupport',
  'customersupportefficiency',
  'dataanalytics',
  'nocodeai',
  'notfound',
  'salesaicopilot',
  'streamlinehiring',
  'optimizehroperations',
  'optimizeprocurement',
  'tailoredaisolutions',
  'talktoanexpert',
  'hraiassistant',
  // What frames load, and what the desk writes in mails.
  'desk',
  'deskmail',
  'diagnostic',
  // The assistant on every page, when a visitor first opens it.
  'assistant',
  // What the assistant knows beyond the pages.
  'facts',
] as const

/** Not part of any page: what the server writes, what the build reads, and what is fetched when it is asked for. */
export const otherNamespaces = ['deskmail', 'facts', 'assistant'] as const satisfies readonly Namespace[]

export type Namespace = (typeof namespaces)[number]

export const DEFAULT_NAMESPACE = 'common' satisfies Namespace

export function localeFile(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.${language}.json`
}
