/** Light, dark or the system's colors. tokens.css follows `color-scheme`, so a stored choice only has to set that on <html>. */

/** Key in localStorage. Without a choice, the system decides. */
export const SCHEME_KEY = 'scheme'

/** Inline in the head: runs before the first paint, after a return from the back/forward cache, and in the iframes. */
export const SCHEME_SCRIPT = `(onpageshow=onstorage=()=>{try{document.documentElement.style.colorScheme=localStorage.${SCHEME_KEY}||""}catch{}})()`
