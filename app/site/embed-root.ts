/** Where the documents stand that our own frames load. */
export const EMBED_ROOT = '/embed/'
