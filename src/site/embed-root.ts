/** Where the documents stand that our own frames load. */
export const EMBED_ROOT = '/embed/'

/** Below it the server writes each form by itself, for browsers without scripts. In English. */
export const FORM_PATH = '/form'
