/** What a build is made of: a change here makes `npm start` build again. */
export const sources = ['brand', 'public', 'src', 'tools', 'package-lock.json', 'vite.config.ts']
