/** Temporal is built in since Node 26. Older versions that can run the server load a polyfill. */

export const isBuiltIn = 'Temporal' in globalThis

if (!isBuiltIn) await import('temporal-polyfill/global')
