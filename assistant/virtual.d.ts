/** Made by scripts/assistant-index.ts. */
declare module 'virtual:assistant-index/*' {
  const file: import('./index-file.ts').IndexFile
  export default file
}
