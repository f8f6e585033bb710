/** What a visitor has chosen, kept in their browser. A browser that keeps nothing is no error. */

export function remembered(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the choice holds for this page.
  }
}
