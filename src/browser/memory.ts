/** What a visitor's browser keeps for us. A browser that keeps nothing is no error. */

type Place = 'localStorage' | 'sessionStorage'

/** `localStorage` keeps a choice until another is made, `sessionStorage` keeps for as long as the tab is open. */
export function remembered(key: string, place: Place = 'localStorage'): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string | undefined, place: Place = 'localStorage'): void {
  try {
    if (value === undefined) window[place].removeItem(key)
    else window[place].setItem(key, value)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
}
