import { stat } from 'node:fs/promises'
import en from '#locales/en/home.en.json' with { type: 'json' }
import { clientLogos } from '#sections/logos.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { claimTexts } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import { findPage } from '#site/pages.ts'
import { hrefFor } from '#site/paths.ts'
import { LOGO_STRIP } from '#site/timings.ts'
import { expect, test, type Locator, type Page, type Request } from '#tests/fixtures.ts'
import { shiftOf, watchShifts } from '#tests/layout-shift.ts'
import { openFirstScreen, openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { labelOf } from '#tests/pages.ts'
import { readPrerendered } from '#tests/prerendered.ts'
import { assistantChat, assistants, litLines, morning, statistics, testimonials } from './page-data.ts'

/** Only tabs whose page exists. */
const tabs = assistants.flatMap((assistant) => {
  const page = findPage(assistant.id)
  return page ? [{ ...assistant, label: labelOf(page), ...en.platform.tabs[assistant.id] }] : []
})

/** Advances the fake clock in 50 ms steps until `seen` returns true, after skipping `afterMs` in one step. */
async function runClockUntil(page: Page, seen: () => Promise<boolean>, afterMs = 0): Promise<void> {
  if (!(await seen())) await page.clock.runFor(afterMs)
  for (let step = 0; step < 600 && !(await seen()); step += 1) await page.clock.runFor(50)
  expect(await seen()).toBe(true)
}

async function expectLitLines(page: Page, statistic: (typeof statistics)[number]): Promise<void> {
  const lit = new Set<string>(litLines(statistic).map(({ id }) => id))
  const opacities = await page.locator('main ol[data-lit] > li').evaluateAll((lines) => {
    for (const change of lines.flatMap((line) => line.getAnimations())) change.finish()
    return lines.map((line) => Number(getComputedStyle(line).opacity))
  })
  expect(opacities.map((opacity) => opacity === 1)).toEqual(morning.map(({ id, by }) => by === 'person' || lit.has(id)))
  expect(Math.min(...opacities), 'opacity of dimmed lines').toBeGreaterThan(0.65)
}

async function expectNoOverlap(page: Page, lines: Locator): Promise<void> {
  const changes = () => lines.evaluateAll((all) => all.flatMap((line) => line.getAnimations()).length)
  // Let running transitions finish. Pause each later one at its start, so that it can be stepped through.
  await expect.poll(changes).toBe(0)
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      for (const change of (target as Element).getAnimations()) change.pause()
    })
  })
  await runClockUntil(page, async () => (await changes()) > 1)
  const seen = await lines.evaluateAll((all) => {
    const running = all.flatMap((line) => line.getAnimations())
    const ends = Math.max(...running.map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
    return Array.from({ length: ends / 10 }, (_, step) => {
      for (const change of running) change.currentTime = step * 10
      return all.filter((line) => Number(getComputedStyle(line).opacity) > 0).length
    })
  })
  expect(seen.length).toBeGreaterThan(10)
  expect(Math.max(...seen)).toBe(1)
}

test('animates the heading, the chats and the testimonials', async ({ page }) => {
  await openWithFakedClock(page, '/')
  const main = page.locator('main')
  const lines = page.locator('h1 > span[aria-hidden] > span:last-child > span')

  await test.step('plays chat messages at the specified times, shows the chips, pauses and starts over', async () => {
    const tab = page.getByRole('tab').nth(tabs.findIndex(({ timing }) => timing === 'homeTab'))
    await tab.click()
    const chat = page.getByRole('tabpanel').locator('[aria-hidden]:has(> ol)')
    await chat.scrollIntoViewIfNeeded()
    const seen = async () => ({
      messages: await chat.locator('> ol > li:not([data-stage])').count(),
      chips: (await chat.locator('> div[data-stage]').count()) === 0,
    })
    // Tabs, too, render their final state first.
    expect(await seen()).toEqual({ messages: Object.keys(assistantChat).length, chips: true })
    await runClockUntil(page, async () => (await seen()).messages === 0, 3000)
    for (const [index, lastsMs] of [1000, 1500, 1500, 2000, 4000, 1000].entries()) {
      const messages = index % 5
      const expected = { messages, chips: messages === 4 }
      expect(await seen()).toEqual(expected)
      await page.clock.runFor(lastsMs - 50)
      expect(await seen()).toEqual(expected)
      await page.clock.runFor(50)
    }
  })

  await test.step('rotates testimonials every 5 s, pauses under the pointer, and follows the dots', async () => {
    const voices = page.locator('li:has(blockquote)')
    const current = () => voices.evaluateAll((items) => items.findIndex((item) => !(item as HTMLElement).inert))
    // The pointer is still on a tab, and would pause what scrolls below it.
    await page.mouse.move(10, 10)
    await voices.first().scrollIntoViewIfNeeded()
    const last = testimonials.length - 1
    await runClockUntil(page, async () => (await current()) === last, last * 5000 - 3000)
    await page.clock.runFor(4950)
    expect(await current()).toBe(last)
    await page.clock.runFor(50)
    expect(await current()).toBe(0)
    const dot = page.getByRole('button', { name: `Testimonial ${last + 1} of ${last + 1}` })
    await dot.click()
    await expect.poll(current).toBe(last)
    await page.clock.runFor(6000)
    expect(await current(), 'paused under the pointer').toBe(last)
    await page.mouse.move(10, 300)
    await page.clock.runFor(5200)
    await expect.poll(current, 'not paused by a dot clicked with a mouse').toBe(0)
    await expect(dot).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(6000)
    expect(await current(), 'paused by keyboard focus').toBe(0)
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5200)
    await expect.poll(current).toBe(1)
    const area = page.locator('div:has(> ul > li > figure > blockquote)')
    for (const [pointerType, then] of Object.entries({ mouse: 1, touch: 2 % testimonials.length })) {
      await area.dispatchEvent('pointerenter', { pointerType })
      await page.clock.runFor(5200)
      await expect.poll(current, `after pointerenter of a ${pointerType} without pointerleave`).toBe(then)
    }
  })

  await test.step('shows each statistic in the heading for 2500 ms, starts over, and pauses under the pointer', async () => {
    await lines.first().scrollIntoViewIfNeeded()
    const current = () => lines.evaluateAll((all) => all.findIndex((line) => line.className.includes(' ')))
    const first = await current()
    await runClockUntil(page, async () => (await current()) !== first)
    for (let turn = 1; turn <= statistics.length; turn += 1) {
      const shown = (first + turn) % (await lines.count())
      expect(await current()).toBe(shown)
      await expectLitLines(page, statistics[shown] ?? 'hours')
      await page.clock.runFor(2450)
      expect(await current()).toBe(shown)
      await page.clock.runFor(50)
    }
    const held = await current()
    await page.locator('h1').hover()
    await page.clock.runFor(2500)
    expect(await current(), 'paused under the pointer').toBe(held)
    // Play restarts the rotation even though pointer and focus are still on it.
    await main.getByRole('button', { name: 'Pause animations' }).click()
    await main.getByRole('button', { name: 'Play animations' }).click()
    const played = await current()
    await page.clock.runFor(2500)
    expect(await current()).not.toBe(played)
    await page.mouse.move(10, 10)
  })

  // The last step, because it pauses every transition.
  await test.step('never shows two statistics at the same time', () => expectNoOverlap(page, lines))
})

test.describe('on touch screens', () => {
  test.use({ hasTouch: true })

  test('lights the lines of a team by pointer, touch and keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/')
    const lines = page.locator('main ol[data-lit] > li')
    const teams = page.locator('main').getByRole('radiogroup').first().getByRole('radio')
    const readOpacities = () => lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).opacity))
    const expectLit = async (team?: string) => {
      const opacities = morning.map(({ by }) => (team === undefined || by === team ? '1' : '0.35'))
      await expect.poll(readOpacities, team).toEqual(opacities)
    }
    const lineOf = (team: string) => lines.nth(morning.findLastIndex(({ by }) => by === team))
    for (const [index, team] of [...assistants.map(({ asset }) => asset), 'person'].entries()) {
      await lineOf(team).hover()
      await expectLit(team)
      await page.locator('h1').hover()
      await expectLit()
      await lineOf(team).tap()
      await expectLit(team)
      await page.locator('h1').tap()
      await expectLit()
      await teams.nth(index).focus()
      await page.keyboard.press(' ')
      await expectLit(team)
      await expect(teams.nth(index).locator('..')).toHaveCSS('opacity', '1')
      await teams.nth(index).blur()
    }
  })
})

test('has the specified content, and reaches everything by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchShifts(page)
  await page.clock.install()
  await openHydrated(page, '/')
  const main = page.locator('main')

  await test.step('has no animations and shows finished chats with reduced motion', async () => {
    const before = await main.innerHTML()
    await page.clock.runFor(20_000)
    expect(await main.innerHTML()).toBe(before)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expectLitLines(page, 'hours')
    await page.emulateMedia({ reducedMotion: null })
  })

  await test.step('has no layout shifts for 20 s', async () => {
    for (const top of [0, 900, 1900, 2800, 3700]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      for (let second = 0; second < 4; second += 1) {
        await page.clock.runFor(1000)
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
      }
    }
    expect(await shiftOf(page)).toBeLessThan(0.005)
  })

  await test.step('shows all logos twice, with the specified width and loop', async () => {
    const rows = page.locator('section').first().locator('ul:has(img)')
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) await expect(row.locator('li')).toHaveCount(clientLogos.length)
    const logo = await rows.first().locator('li').first().boundingBox()
    expect(logo?.width).toBeCloseTo(LOGO_STRIP.home.logoPx, 2)
    await expect(rows.first().locator('..')).toHaveCSS('animation-duration', `${LOGO_STRIP.home.loopMs / 1000}s`)
  })

  await test.step('has the specified results and calls to action', async () => {
    const { caseSavings, responseTime, conversion } = claimTexts.en
    for (const text of ['less time choosing suppliers', caseSavings, responseTime, conversion, 'less manual work']) {
      await expect(main).toContainText(text)
    }
    for (const [name, path, count] of [
      ['Get My Free Report', '/ai-maturity-diagnostic', 1],
      ['Transform Your Business', '/talk-to-an-expert', 1],
      ['I Want To Know More', '/talk-to-an-expert', 2],
    ] as const) {
      await expect(main.locator(`a[href="${path}"]`, { hasText: name })).toHaveCount(count)
    }
  })

  await test.step('shows each element that gets the focus', async () => {
    await page.locator('#portfolio').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const reached: string[] = []
    // One in the log and one in the footer.
    const controls = () => reached.filter((name) => name.includes('Pause animations')).length
    for (let press = 0; press < 100 && controls() < 2; press += 1) {
      await page.keyboard.press('Tab')
      const { name, isSeen } = await page.evaluate(() => {
        const { activeElement } = document
        // Focus inside an iframe is up to the embedded document.
        if (activeElement instanceof HTMLIFrameElement) return { name: `frame: ${activeElement.title}`, isSeen: true }
        const focused = activeElement as HTMLElement
        const { top, bottom } = focused.getBoundingClientRect()
        return { name: focused.ariaLabel ?? focused.innerText, isSeen: top >= 0 && bottom <= innerHeight }
      })
      // Titles contain non-breaking spaces.
      reached.push(name.replaceAll('\u00A0', ' '))
      // The browser may still be scrolling to it.
      if (!isSeen) await expect(page.locator(':focus')).toBeInViewport()
    }
    expect(reached.indexOf('Pause animations')).toBeLessThan(reached.indexOf(tabs[0]?.label ?? ''))
    const titles = ['Skip to content', 'Explore AI Assistants', 'Transform Your Business', 'I Want To Know More']
    const others = ['Next case study', 'frame: Book a demo', 'Get My Free Report', tabs[0]?.label, tabs[0]?.cta]
    for (const name of [...titles, ...others, 'Testimonial 1 of']) expect.soft(reached.join('\n')).toContain(name)
  })
})

test('has the title and all statistics in the accessible heading', async () => {
  for (const language of languages) {
    const [heading = ''] = /<h1.*?<\/h1>/s.exec(await readPrerendered(hrefFor('/', language))) ?? []
    const [accessible = '', visible = ''] = heading.split('aria-hidden')
    const parts = [...visible.matchAll(/>([^<]+)</g)].map(([, part = '']) => part)
    expect(parts, language).toHaveLength(1 + statistics.length)
    for (const part of parts) expect.soft(accessible, language).toContain(part)
  }
})

test('has small, muted recordings with a poster and fallback text', async () => {
  const html = await readPrerendered('/')
  const videos = [...html.matchAll(/<noscript>(<video.*?<\/video>)<\/noscript>/g)].map(([, video]) => video ?? '')
  expect(videos).toHaveLength(tabs.length)
  for (const video of videos) {
    for (const part of ['muted', 'loop', 'Your browser does not support the video tag.']) expect(video).toContain(part)
    for (const [, source] of video.matchAll(/(?:src|poster)="([^"]+)/g)) {
      expect((await stat(`${SITE_FOLDER}${source}`)).size).toBeLessThanOrEqual(400_000)
    }
  }
})

test('loads at most 160 KB before any interaction', async ({ page }) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await openFirstScreen(page, '/')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(160_000)
})
