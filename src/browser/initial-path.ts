/** The path that the server sent this document for. Read on load: the visitor may go back before other code runs. */
export const initialPath = import.meta.env.SSR ? '' : window.location.pathname

function reloadIfElsewhere(): void {
  if (window.location.pathname !== initialPath) window.location.reload()
}

/** Until the router runs, Back and Forward to another page load its document. */
export function reloadOnPopstate(): void {
  addEventListener('popstate', reloadIfElsewhere)
}

export function stopReloadingOnPopstate(): void {
  removeEventListener('popstate', reloadIfElsewhere)
}
