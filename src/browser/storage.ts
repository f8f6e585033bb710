/** `localStorage` and `sessionStorage` that never throw: without storage a choice lasts for the page. */

type Area = 'localStorage' | 'sessionStorage'

export function getStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function setStored(key: string, value: string | undefined, area: Area = 'localStorage'): void {
  try {
    if (value === undefined) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // Storage is full or blocked.
  }
}
