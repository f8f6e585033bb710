/** What a build is made of: a change here makes `npm start` build again. */
export const sources = [
  'app',
  'assistant',
  'brand',
  'desk',
  'diagnostic',
  'public',
  'scripts',
  'server',
  'package-lock.json',
  'vite.config.ts',
]
