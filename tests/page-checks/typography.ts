import { expect, type Page } from '../fixtures.ts'

/** A last line of one word with at most this many letters is an orphan. */
const SHORT_WORD = 4

export async function checkHeadingOrphans(page: Page): Promise<void> {
  const orphans = await page.evaluate((short) => {
    const found: string[] = []
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
    // Skip visually hidden headings.
    for (const heading of headings.filter(({ offsetWidth }) => offsetWidth > 1)) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const words: { word: string; top: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Skip tags beside the heading text.
        const { parentElement } = node
        if (parentElement && parentElement !== heading && getComputedStyle(parentElement).display !== 'inline') continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { top, width } = range.getBoundingClientRect()
          if (width > 1) words.push({ word, top: Math.round(top) })
        }
      }
      const last = words.filter(({ top }) => top === words.at(-1)?.top)
      const [only] = last
      if (only && last.length === 1 && words.length > 1 && only.word.replaceAll(/\P{L}/gu, '').length <= short) {
        found.push(heading.innerText)
      }
    }
    return found
  }, SHORT_WORD)
  expect(orphans).toEqual([])
}

/** Longer words may break: they can be wider than a phone. */
const SHORT_HYPHENATED = /(?<!\S)(?=\S{3,15}(?!\S))\S+-\S+/

/** Regression: a name beside two figures wrapped before its last letter. */
export async function checkBrokenWords(page: Page): Promise<void> {
  expect(await findBrokenWords(page, 'body', /(?<![^\s])\p{L}{2,}(?![^\s.,:;!?])/u)).toEqual([])
  expect(await findBrokenWords(page, 'main :is(h1, h2, h3)', SHORT_HYPHENATED)).toEqual([])
}

/** Matches that continue on another line. */
function findBrokenWords(page: Page, within: string, pattern: RegExp): Promise<string[]> {
  return page.locator(within).evaluateAll((elements, source) => {
    const found: string[] = []
    const range = document.createRange()
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement } = node
        // Skip visually hidden text.
        if (!parentElement?.checkVisibility() || parentElement.offsetWidth <= 1) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
          if (first && others.some(({ top }) => top > first.top + first.height / 2)) found.push(word)
        }
      }
    }
    return found
  }, pattern.source)
}
