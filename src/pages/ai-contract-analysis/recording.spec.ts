import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { recordingFile, recordings } from '#site/recordings.ts'
import { keepTogether } from '#site/template.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test, type Page } from '#tests/fixtures.ts'
import { openFirstScreen, openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { structuredDataAt } from '#tests/prerendered.ts'
import { settings } from '#tests/settings.ts'
import { definition } from './definition.ts'

const en = fileIn('en', 'aicontractanalysis')
const pt = fileIn(PT, 'aicontractanalysis')

test('opens the recording with Learn More, closes it in every way, and plays it inline with captions', async ({
  page,
}) => {
  await openHydrated(page, canonicalPath(definition, PT))
  const button = page.getByRole('button', { name: 'Saiba mais' })
  const dialog = page.getByRole('dialog')
  const ways = {
    button: () => dialog.getByRole('button', { name: 'Fechar a gravação' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(5, 400),
  }
  for (const [way, closeIt] of Object.entries(ways)) {
    await test.step(`closes by ${way}`, async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Fechar a gravação' })).toBeFocused()
      const video = await dialog.locator('video').elementHandle()
      const isPaused = () => video?.evaluate((element) => (element as HTMLVideoElement).paused)
      await expect.poll(isPaused).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
      await closeIt()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      // Removed from the page, and paused even if something still holds a reference.
      await expect(page.locator('dialog video')).toHaveCount(0)
      expect(await isPaused()).toBe(true)
    })
  }

  const video = page.locator('main section video')
  await page.getByRole('button', { name: 'Assistir à gravação' }).click()
  await expect(video).toBeFocused()
  await expect
    .poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration))
    .toBeCloseTo(recordings['contract-analysis'].lengthMs / 1000, 0)
  await page.getByRole('button', { name: /^0:24/ }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(24)
  const tracks = await video.evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
  )
  expect(tracks).toEqual(
    languages.map((language) => ({ kind: 'captions', language, mode: language === PT ? 'showing' : 'disabled' })),
  )
  expect(await video.evaluate(findCaptionFont), 'font of the captions').toBe('var(--font)')
  await test.step('has an accessible panel and transcript', () => expectReadable(page, pt))
})

test('uncovers a video that was focused before hydration, and keeps the focus', async ({ page }) => {
  for (const language of languages) {
    await openFirstScreen(page, canonicalPath(definition, language))
    const video = page.locator('main section video')
    await video.focus()
    // The transcript renders after hydration.
    await expect(page.locator('main details')).toBeAttached()
    await expect(page.locator('main section button:has(img)')).toHaveCount(0)
    await expect(video).toBeFocused()
    await expect(video).not.toHaveAttribute('inert')
  }
})

/** One verdict per clause, and captions in order. */
async function expectReadable(page: Page, { desk, video }: typeof en): Promise<void> {
  const changed = page.getByRole('group', { name: desk.label }).locator('li', { hasText: desk.suggestion.said })
  // Regression: screen readers got the old risk and the change that replaced it, one after the other.
  const snapshot = await changed.ariaSnapshot()
  expect(snapshot.split(desk.risks.high)).toHaveLength(2)
  expect(snapshot).not.toMatch(/deletion|insertion/)
  const transcript = page.locator('details', { hasText: video.transcript })
  await transcript.locator('summary').click()
  const lines = await transcript.getByRole('listitem').allInnerTexts()
  expect(lines.map((line) => line.replace(/^\S+\s+/, ''))).toEqual(
    Object.values(video.captions).map((text) => keepTogether(text)),
  )
}

/** Reads the caption font from the stylesheets: nothing else exposes the style of ::cue. */
function findCaptionFont(video: Element): string | undefined {
  const rulesIn = (rule: object): CSSRule[] =>
    rule instanceof CSSStyleSheet || rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(withInner) : []
  const withInner = (rule: CSSRule) => [rule, ...rulesIn(rule)]
  return [...document.styleSheets]
    .flatMap(rulesIn)
    .filter((rule) => rule instanceof CSSStyleRule)
    .find(({ selectorText }) => selectorText.endsWith('::cue') && video.matches(selectorText.replace('::cue', '')))
    ?.style.fontFamily
}

test('serves the files of the recording with their content types', async ({ request }) => {
  const types = { webm: 'video/webm', mp4: 'video/mp4', webp: 'image/webp', vtt: 'text/vtt' } as const
  for (const language of languages) {
    for (const [extension, type] of Object.entries(types)) {
      const file = recordingFile('contract-analysis', language, extension as keyof typeof types)
      const response = await request.get(file)
      expect(response.status(), file).toBe(200)
      expect(response.headers()['content-type'], file).toContain(type)
    }
  }
})

test('describes the recording in structured data', async () => {
  for (const language of languages) {
    const data = await structuredDataAt(canonicalPath(definition, language))
    expect(data.find((each) => each['@type'] === 'VideoObject')).toMatchObject({
      duration: `PT${recordings['contract-analysis'].lengthMs / 1000}S`,
      contentUrl: settings.siteUrl + recordingFile('contract-analysis', language, 'mp4'),
      thumbnailUrl: settings.siteUrl + recordingFile('contract-analysis', language, 'webp'),
    })
  }
})

test('reads the contract clause by clause, without layout shift', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const desk = page.getByRole('group', { name: /supply agreement/ })
  await desk.scrollIntoViewIfNeeded()
  const clauses = desk.locator('li:has(mark)')
  const stages = () => clauses.evaluateAll((all) => all.map((each) => each.getAttribute('data-stage') ?? 'read'))
  const heightAtRest = (await desk.boundingBox())?.height
  expect(await stages()).toEqual(Array(6).fill('read'))
  while ((await stages())[0] === 'read') await page.clock.runFor(500)
  for (let clause = 0; clause < 6; clause += 1) {
    expect(await stages()).toEqual([...Array(clause).fill('read'), 'reading', ...Array(5 - clause).fill('waiting')])
    expect((await desk.boundingBox())?.height).toBe(heightAtRest)
    await page.clock.runFor(2500)
  }
  expect(await stages()).toEqual(Array(6).fill('read'))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows the finished demo and does not autoplay the recording', async ({ page }) => {
    await openHydrated(page, definition.path)
    await expect(page.locator('main [data-stage]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Learn More' }).click()
    const video = page.getByRole('dialog').locator('video')
    await expect(video).toBeVisible()
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await page.keyboard.press('Escape')
    await expectReadable(page, en)
  })
})
