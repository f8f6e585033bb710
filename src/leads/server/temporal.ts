/** Temporal came with Node 26. For whoever uses it on an older one that can run the server, a stand-in is loaded first. */

export const isBuiltIn = 'Temporal' in globalThis

if (!isBuiltIn) await import('temporal-polyfill/global')
