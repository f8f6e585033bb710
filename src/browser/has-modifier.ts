/** Clicks and keys with a modifier belong to the browser: new tab, download, Back. */
export function hasModifier(keys: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return keys.altKey || keys.ctrlKey || keys.metaKey || keys.shiftKey
}
