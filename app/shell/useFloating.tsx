import { useEffect, useState, type ReactNode } from 'react'
import { offeredLanguage } from '../site/languages.ts'
import { hrefFor, languageOf } from '../site/paths.ts'
import { useLanguage } from '../texts/useTexts.ts'
import { chosenLanguage } from './language-choice.ts'

/** What a visitor begins with. Nothing of what floats over a page is to be seen before. */
const FIRST_MOVES = ['scroll', 'pointerdown', 'keydown', 'click'] as const

const load = () => import('./floating/Floating.tsx')

/** What floats over every page: from the visitor's first move on, or at once where another language is to be offered. */
export function useFloating(): ReactNode {
  const language = useLanguage()
  const [floating, setFloating] = useState<ReactNode>()
  useEffect(() => {
    // A page to which this does not come is still a page.
    const show = () => void load().then(({ Floating }) => setFloating(<Floating />), console.warn)
    // A page that is opened again stands where it stood.
    if (window.scrollY > 0 || offeredLanguage(language, navigator.languages, chosenLanguage())) show()
    for (const move of FIRST_MOVES) addEventListener(move, show, { once: true, passive: true })
    return () => FIRST_MOVES.forEach((move) => removeEventListener(move, show))
  }, [language])
  return floating
}

/** For the footer: opens the conversation that the page has, or goes to the page that is one. Not for who has left by then. */
export function openVoiceChat(): void {
  const { pathname } = location
  load().then(
    (module) => module.openVoiceChat(pathname),
    () => {
      if (location.pathname === pathname) location.assign(hrefFor('/ai-maturity-diagnostic', languageOf(pathname)))
    },
  )
}
