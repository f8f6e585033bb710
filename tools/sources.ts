/** The input of a build: if any of it changes, `npm start` builds again. */
export const sources = ['brand', 'public', 'src', 'tools', 'package-lock.json', 'vite.config.ts']
