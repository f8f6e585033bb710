import { Monitor, Moon, Sun } from 'lucide'
import { useSyncExternalStore } from 'react'
import { setStored } from '#browser/storage.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { SCHEME_KEY } from '#site/color-scheme.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './SchemeSwitch.module.css'

const schemes = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
] as const

type SchemeId = (typeof schemes)[number]['id']

const root = () => document.documentElement.style

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function choose(id: SchemeId): void {
  const scheme = id === 'system' ? '' : id
  root().colorScheme = scheme
  setStored(SCHEME_KEY, scheme || undefined)
  // Browsers only tell other documents.
  dispatchEvent(new Event('storage'))
}

export function SchemeSwitch() {
  const { scheme: labels } = useTexts('common')
  const chosen = useSyncExternalStore(subscribe, () => root().colorScheme || 'system')
  return (
    <div className={styles.switch} role="radiogroup" aria-label={labels.label}>
      {schemes.map(({ id, icon }) => (
        <label key={id} title={labels[id]}>
          <input type="radio" name={SCHEME_KEY} checked={id === chosen} onChange={() => choose(id)} />
          <Icon of={icon} size={16} />
          <VisuallyHidden>{labels[id]}</VisuallyHidden>
        </label>
      ))}
    </div>
  )
}
