/** Made by tools/assistant-index.ts. */
declare module 'virtual:assistant-indexes' {
  import type { Language } from '#site/languages.ts'
  import type { IndexFile } from '../shared/index-file.ts'

  export function fetchIndex(language: Language): Promise<{ default: IndexFile }>
}
