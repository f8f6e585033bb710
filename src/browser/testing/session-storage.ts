import { vi } from 'vitest'

export function stubSessionStorage(): void {
  const stored = new Map<string, string>()
  const getItem = (key: string) => stored.get(key) ?? null
  const setItem = (key: string, value: string) => void stored.set(key, value)
  vi.stubGlobal('window', { sessionStorage: { getItem, setItem } })
}

export function blockSessionStorage(): void {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
}
