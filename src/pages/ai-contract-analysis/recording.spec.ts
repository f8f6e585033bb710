import { fileIn } from '#i18n/testing/texts-in.ts'
import { languages } from '#site/languages.ts'
import { canonicalPath } from '#site/paths.ts'
import { recordingFile, recordings } from '#site/recordings.ts'
import { keepTogether } from '#site/template.ts'
import { PT } from '#site/testing/portuguese.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openFirstScreen, openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { definition } from './definition.ts'

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
  const durationOf = () => video.evaluate(({ duration }: HTMLVideoElement) => duration)
  await expect.poll(durationOf).toBeCloseTo(recordings['contract-analysis'].lengthMs / 1000, 0)
  await page.getByRole('button', { name: /^0:24/ }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(24)
  const tracks = await video.evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
  )
  expect(tracks).toEqual(
    languages.map((language) => ({ kind: 'captions', language, mode: language === PT ? 'showing' : 'disabled' })),
  )
})

test('shows the picture of the recording clearly, with the play button beside the length', async ({ page }) => {
  await openFirstScreen(page, definition.path)
  const poster = page.locator('main section button:has(img)')
  await poster.scrollIntoViewIfNeeded()
  const brightness = await poster
    .locator('img')
    .evaluate((image) => Number(/brightness\((.*)\)/.exec(getComputedStyle(image).filter)?.[1]))
  expect(brightness).toBeGreaterThanOrEqual(0.9)
  const [frame, disc, length] = await Promise.all(
    [poster, poster.locator('span:has(svg)'), poster.locator('> span').last()].map((each) => each.boundingBox()),
  )
  expect(disc).toMatchObject({ width: 64, height: 64 })
  expect(disc!.x - frame!.x).toBeLessThan(32)
  expect(frame!.y + frame!.height - disc!.y - disc!.height).toBeLessThan(32)
  expect(length!.y + length!.height / 2).toBeCloseTo(disc!.y + 32, 0)
})

test('uncovers a video that was focused before hydration, and keeps the focus', async ({ page }) => {
  await openFirstScreen(page, definition.path)
  const video = page.locator('main section video')
  await video.focus()
  // The transcript renders after hydration.
  await expect(page.locator('main section:has(video) details')).toBeAttached()
  await expect(page.locator('main section button:has(img)')).toHaveCount(0)
  await expect(video).toBeFocused()
  await expect(video).not.toHaveAttribute('inert')
})

test('serves the files of the recording with their content types', async ({ request }) => {
  const types = { webm: 'video/webm', mp4: 'video/mp4', webp: 'image/webp', vtt: 'text/vtt' } as const
  for (const [extension, type] of Object.entries(types)) {
    const response = await request.get(recordingFile('contract-analysis', 'en', extension as keyof typeof types))
    expect(response.status(), extension).toBe(200)
    expect(response.headers()['content-type']).toContain(type)
  }
})

test('reads the contract clause by clause, without layout shift', async ({ page }) => {
  await openWithFakedClock(page, definition.path)
  const panel = page.getByRole('group', { name: /supply agreement/ })
  await panel.scrollIntoViewIfNeeded()
  const clauses = panel.locator('li:has(mark)')
  const stages = () => clauses.evaluateAll((all) => all.map((each) => each.getAttribute('data-stage') ?? 'read'))
  const heightAtRest = (await panel.boundingBox())?.height
  while ((await stages())[0] !== 'reading') await page.clock.runFor(500)
  for (let clause = 0; clause < 6; clause += 1) {
    expect(await stages()).toEqual([...Array(clause).fill('read'), 'reading', ...Array(5 - clause).fill('waiting')])
    expect((await panel.boundingBox())?.height).toBe(heightAtRest)
    await page.clock.runFor(2500)
  }
  expect(await stages()).toEqual(Array(6).fill('read'))

  await test.step('shows the finished demo and does not autoplay the recording with reduced motion', async () => {
    await page.clock.resume()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('main [data-stage]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Learn More' }).click()
    const video = page.getByRole('dialog').locator('video')
    await expect(video).toBeVisible()
    await expect(video).toHaveJSProperty('paused', true)
    await page.keyboard.press('Escape')
  })
  await test.step('reads one verdict per clause to screen readers, and lists the captions in order', async () => {
    const { desk, video } = fileIn('en', 'aicontractanalysis')
    // Regression: screen readers got the old risk and the change that replaced it, one after the other.
    const snapshot = await panel.locator('li', { hasText: desk.suggestion.said }).ariaSnapshot()
    expect(snapshot.split(desk.risks.high)).toHaveLength(2)
    expect(snapshot).not.toMatch(/deletion|insertion/)
    const transcript = page.locator('details', { hasText: video.transcript })
    await transcript.locator('summary').click()
    const captions = Object.values(video.captions).map((text) => keepTogether(text))
    await expect(transcript.getByRole('listitem')).toContainText(captions)
  })
})
