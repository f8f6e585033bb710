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
  // What frames load.
  'desk',
] as const

export type Namespace = (typeof namespaces)[number]

export const DEFAULT_NAMESPACE = 'common' satisfies Namespace

export function localeFile(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.${language}.json`
}
