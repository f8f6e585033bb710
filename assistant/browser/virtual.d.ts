/** Made by scripts/assistant-index.ts. */
declare module 'virtual:assistant-index/*' {
  import type { IndexFile } from '../shared/index-file.ts'

  const file: IndexFile
  export default file
}
