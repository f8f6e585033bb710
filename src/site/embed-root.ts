/** The path of the documents in our own iframes. */
export const EMBED_ROOT = '/embed/'

/** The path of the server-rendered forms, for browsers without JavaScript. Other languages add their prefix. */
export const FORM_PATH = '/form'
