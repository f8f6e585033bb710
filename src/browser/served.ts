/** The path that the document was served for. Noted at once: the visitor may go back before anything else runs. */
export const servedPath = import.meta.env.SSR ? '' : window.location.pathname

function loadAnew(): void {
  if (window.location.pathname !== servedPath) window.location.reload()
}

/** An entry of the history that belongs to another page is loaded, as long as nobody draws it. */
export function watchHistory(): void {
  addEventListener('popstate', loadAnew)
}

/** From here on somebody does. */
export function followHistory(): void {
  removeEventListener('popstate', loadAnew)
}
