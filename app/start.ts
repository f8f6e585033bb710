import { recallMotion } from './motion/preference.ts'
import { loadBuiltTexts, type BuiltTexts } from './texts/built.ts'

/** What every document of the site does first in the browser, whether a page or what a frame loads. */
export function start(hydrate: (texts: BuiltTexts) => void): void {
  recallMotion()
  turnOnSheets()
  loadBuiltTexts(document).then(hydrate, (error: unknown) => {
    console.warn('The page stays as prerendered: its texts could not be loaded.', error)
  })
}

/** The document carries the styles of its first drawing; what is drawn from here on needs the whole sheets. */
function turnOnSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')) {
    const turnOn = () => void (link.media = 'all')
    if (link.sheet) turnOn()
    else link.addEventListener('load', turnOn)
  }
}
