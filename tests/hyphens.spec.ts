import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'
import { mainOf, readPrerendered } from './prerendered.ts'

const widths = [320, 390, 768, 1024, 1440]

/** Longer words may break: they can be wider than a phone. */
const SHORT_HYPHENATED = /(?<!\S)(?=\S{3,15}(?!\S))\S+-\S+/g

function hyphenatedIn(html: string): string[] {
  const headings = [...mainOf(html).matchAll(/<h[1-3]\b.*?<\/h[1-3]>/gs)].map(([tag]) => tag.replaceAll(/<[^>]+>/g, ''))
  return headings.flatMap((heading) => heading.match(SHORT_HYPHENATED) ?? [])
}

test.use({ javaScriptEnabled: false })

test('keeps short hyphenated words in headings on one line, and find-in-page finds them', async ({ page }) => {
  for (const path of pages.flatMap((each) => languages.map((language) => canonicalPath(each, language)))) {
    const words = hyphenatedIn(await readPrerendered(path))
    if (words.length === 0) continue
    await page.goto(path)
    // Skipped sections have no line boxes.
    await page.evaluate(() => (document.documentElement.dataset['fullLayout'] = ''))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings, pattern) => {
        const found: string[] = []
        for (const heading of headings) {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(new RegExp(pattern, 'g'))) {
              const range = document.createRange()
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              const [first, ...others] = range.getClientRects()
              if (first && others.some(({ top }) => top > first.top + first.height / 2)) found.push(word)
            }
          }
        }
        return found
      }, SHORT_HYPHENATED.source)
      expect.soft(broken, `${path} at ${width} px`).toEqual([])
    }
    for (const word of words) {
      const found = await page.evaluate(
        (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
        word,
      )
      expect.soft(found, `${word} on ${path}`).toBe(true)
    }
  }
})
