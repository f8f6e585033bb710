import { readFile, stat } from 'node:fs/promises'
import en from '#locales/en/home.en.json' with { type: 'json' }
import { clientLogos } from '#sections/logos.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { claimTexts } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import { findPage } from '#site/pages.ts'
import { hrefFor } from '#site/paths.ts'
import { LOGO_STRIP } from '#site/timings.ts'
import { expect, test, type Locator, type Page } from '#tests/fixtures.ts'
import { shiftOf, watchShifts } from '#tests/layout-shift.ts'
import { openFirstScreen, openHydrated, openWithFakedClock } from '#tests/open-page.ts'
import { labelOf } from '#tests/pages.ts'
import { readPrerendered } from '#tests/prerendered.ts'
import { assistantChat, assistants, caseStudies, litLines, morning, statistics, testimonials } from './page-data.ts'

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

function linesOfLog(page: Page): Promise<{ text: string; opacity: string }[]> {
  return page.locator('main ol[data-lit] > li').evaluateAll((lines) => {
    for (const change of lines.flatMap((line) => line.getAnimations())) change.finish()
    return lines.map((line) => ({ text: line.textContent, opacity: getComputedStyle(line).opacity }))
  })
}

async function expectLitLines(page: Page, statistic: (typeof statistics)[number]): Promise<void> {
  const lit = new Set<string>(litLines(statistic).map(({ id }) => id))
  const lines = await linesOfLog(page)
  expect(lines.map(({ opacity }) => opacity === '1')).toEqual(
    morning.map(({ id, by }) => by === 'person' || lit.has(id)),
  )
  for (const { opacity } of lines) expect(Number(opacity), 'opacity of dimmed lines').toBeGreaterThan(0.65)
}

/** Nothing in the log overlaps or is cut off (unless reduced to a dot), and the share is as wide as the decisions. */
async function expectLogLayout(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const misfits = await page.locator('main ol[data-lit]').evaluate((log) => {
      const parts = [...log.children, ...(log.nextElementSibling ? [log.nextElementSibling] : [])]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const crossed = parts.filter((_, index) =>
        boxes.some((other, at) => {
          const box = boxes[index]
          if (!box || at === index) return false
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
          return across > 0.5 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5
        }),
      )
      const cut = parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 40)
      const share = boxes.at(-1)?.width ?? 0
      const uneven = parts.filter((part, index) => {
        return part.hasAttribute('data-by') && Math.abs((boxes[index]?.width ?? 0) - share) > 0.5
      })
      return [...crossed, ...cut, ...uneven].map((part) => part.textContent)
    })
    expect(misfits, `at ${width} px`).toEqual([])
  }
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

test.describe('with a faked clock', () => {
  test('shows each statistic in the heading for 2500 ms, and starts over', async ({ page }) => {
    await openWithFakedClock(page, '/')
    const lines = page.locator('h1 > span[aria-hidden] > span:last-child > span')
    const current = () => lines.evaluateAll((all) => all.findIndex((line) => line.className.includes(' ')))
    const first = await current()
    await runClockUntil(page, async () => (await current()) !== first)
    for (let turn = 1; turn <= 4; turn += 1) {
      const shown = (first + turn) % (await lines.count())
      expect(await current()).toBe(shown)
      await expectLitLines(page, statistics[shown] ?? 'hours')
      await page.clock.runFor(2450)
      expect(await current()).toBe(shown)
      await page.clock.runFor(50)
    }
    const control = page.locator('main').getByRole('button', { name: 'Pause animations' })
    for (const [by, hold, release] of [
      ['pointer', () => page.locator('h1').hover(), () => page.mouse.move(10, 10)],
      ['focus', () => control.focus(), () => control.blur()],
    ] as const) {
      await hold()
      const held = await current()
      await page.clock.runFor(10_000)
      expect(await current(), `paused by ${by}`).toBe(held)
      await release()
      await page.clock.runFor(2500)
      await expect.poll(current, `resumes without ${by}`).not.toBe(held)
    }
    // Play restarts the rotation even though pointer and focus are still on it.
    await control.click()
    await page.locator('main').getByRole('button', { name: 'Play animations' }).click()
    const played = await current()
    await page.clock.runFor(2500)
    expect(await current()).not.toBe(played)
    await page.mouse.move(10, 10)
    await test.step('never shows two statistics at the same time', () => expectNoOverlap(page, lines))
  })

  test('plays chat messages at the specified times, shows the chips, pauses and starts over', async ({ page }) => {
    test.setTimeout(60_000)
    await openWithFakedClock(page, '/')
    await page
      .getByRole('tab')
      .nth(tabs.findIndex(({ timing }) => timing === 'homeTab'))
      .click()
    const chat = page.getByRole('tabpanel').locator('[aria-hidden]:has(> ol)')
    await chat.scrollIntoViewIfNeeded()
    await expect(chat).toBeInViewport()
    const seen = async () => {
      const messages = await chat.locator('> ol > li:not([data-stage])').count()
      const chips = (await chat.locator('> div[data-stage]').count()) === 0
      return { messages, chips }
    }
    // Tabs, too, render their final state first.
    expect(await seen()).toEqual({ messages: assistantChat.length, chips: true })
    await runClockUntil(page, async () => (await seen()).messages === 0, 3000)
    for (let loop = 0; loop < 2; loop += 1) {
      for (const [lastsMs, messages, chips] of [
        [1000, 0, false],
        [1500, 1, false],
        [1500, 2, false],
        [2000, 3, false],
        [4000, 4, true],
      ] as const) {
        expect(await seen()).toEqual({ messages, chips })
        await page.clock.runFor(lastsMs - 50)
        expect(await seen()).toEqual({ messages, chips })
        await page.clock.runFor(50)
      }
    }
  })

  test('rotates testimonials every 5 s, pauses under the pointer, and follows the dots', async ({ page }) => {
    await openWithFakedClock(page, '/')
    const voices = page.locator('li:has(blockquote)')
    const current = () => voices.evaluateAll((items) => items.findIndex((item) => !(item as HTMLElement).inert))
    await voices.first().scrollIntoViewIfNeeded()
    await expect(voices.first()).toBeInViewport()
    const last = testimonials.length - 1
    await runClockUntil(page, async () => (await current()) === last, last * 5000 - 3000)
    await page.clock.runFor(4950)
    expect(await current()).toBe(last)
    await page.clock.runFor(50)
    expect(await current()).toBe(0)
    await page.clock.runFor(5000)
    expect(await current()).toBe(1)
    const dot = page.getByRole('button', { name: `Testimonial ${last + 1} of ${last + 1}` })
    await dot.click()
    await expect.poll(current).toBe(last)
    await page.clock.runFor(20_000)
    expect(await current(), 'paused under the pointer').toBe(last)
    await page.mouse.move(10, 300)
    await page.clock.runFor(5200)
    await expect.poll(current, 'not paused by a dot clicked with a mouse').toBe(0)
    await expect(dot).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(20_000)
    expect(await current(), 'paused by keyboard focus').toBe(0)
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5200)
    await expect.poll(current).toBe(1)
    const area = page.locator('div:has(> ul > li > figure > blockquote)')
    for (const [pointerType, then] of [
      ['mouse', 1],
      ['touch', 2 % testimonials.length],
    ] as const) {
      await area.dispatchEvent('pointerenter', { pointerType })
      await page.clock.runFor(5200)
      await expect.poll(current, `after pointerenter of a ${pointerType} without pointerleave`).toBe(then)
    }
  })
})

test('has no animations and shows finished chats with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openHydrated(page, '/')
  const before = await page.locator('main').innerHTML()
  await page.clock.runFor(20_000)
  expect(await page.locator('main').innerHTML()).toBe(before)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('main').getByRole('button', { name: 'Pause animations' })).toBeHidden()
  await expectLitLines(page, 'hours')
})

test('has no layout shifts for 20 s', async ({ page }) => {
  await watchShifts(page)
  await page.clock.install()
  await openHydrated(page, '/pt')
  for (const top of [0, 900, 1900, 2800, 3700]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    for (let second = 0; second < 4; second += 1) {
      await page.clock.runFor(1000)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    }
  }
  expect(await shiftOf(page)).toBeLessThan(0.005)
})

test('shows all logos twice, with the specified width and loop', async ({ page }) => {
  await openHydrated(page, '/')
  const rows = page.locator('section').first().locator('ul:has(img)')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await expect(row.locator('li')).toHaveCount(clientLogos.length)
  const measures = await rows.first().evaluate((row) => ({
    logo: row.querySelector('li')?.getBoundingClientRect().width,
    loop: getComputedStyle(row.parentElement ?? row).animationDuration,
  }))
  expect(measures).toEqual({ logo: LOGO_STRIP.home.logoPx, loop: `${LOGO_STRIP.home.loopMs / 1000}s` })
})

test('reaches everything by keyboard, with the focused element in view', async ({ page }) => {
  await openHydrated(page, '/')
  await page.locator('#portfolio').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const reached: string[] = []
  // One beside the heading and one in the footer.
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
  expect(reached.indexOf('Pause animations')).toBeLessThan(reached.indexOf('Explore AI Assistants'))
  for (const name of [
    'Skip to content',
    'Explore AI Assistants',
    tabs[0]?.label ?? '',
    tabs[0]?.cta ?? '',
    `Testimonial 1 of ${testimonials.length}`,
    'Transform Your Business',
    'I Want To Know More',
    'Next case study',
    'frame: Book a demo',
    'Get My Free Report',
    'Pause animations',
  ]) {
    expect(
      reached.some((each) => each.includes(name)),
      name,
    ).toBe(true)
  }
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

test('has the specified results and calls to action', async ({ page }) => {
  await page.goto('/')
  const main = page.locator('main')
  const { caseSavings, responseTime, conversion } = claimTexts.en
  for (const text of ['less time choosing suppliers', caseSavings, responseTime, conversion, 'less manual work']) {
    await expect(main).toContainText(text)
  }
  for (const [name, paths] of Object.entries({
    'Get My Free Report': ['/ai-maturity-diagnostic'],
    'Transform Your Business': ['/talk-to-an-expert'],
    'I Want To Know More': ['/talk-to-an-expert', '/talk-to-an-expert'],
  })) {
    const links = main.locator('a', { hasText: name })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(paths)
  }
  for (const id of ['platform', 'about', 'portfolio', 'book-a-demo'])
    await expect(page.locator(`#${id}`)).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/pt']) {
    test(`shows all content of ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      const hero = page.locator('main section').first()
      for (const seen of [
        ...(await hero.locator('a').all()),
        hero.locator('ol > li').first(),
        hero.locator('ol > li').nth(1),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 })
      await expectLogLayout(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(page.locator('h3').filter({ visible: true })).toHaveCount(tabs.length + caseStudies.length)
      await expect(page.locator('blockquote').filter({ visible: true })).toHaveCount(testimonials.length)
      await expect(page.locator('article').filter({ visible: true })).toHaveCount(caseStudies.length)
      await expect(page.locator('video').filter({ visible: true })).toHaveCount(tabs.length)
    })
  }

  test('keeps the lines of the log in place while the rest of the page arrives', async ({ page }) => {
    const columnsOf = () =>
      page.locator('main li[data-by]').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().x))
    await page.goto('/pt')
    const [first, second] = await columnsOf()
    await page.route('/pt', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const secondDecision = html.indexOf(' data-by=', html.indexOf(' data-by=') + 1)
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<li', secondDecision)) })
    })
    await page.goto('/pt')
    expect(await columnsOf()).toEqual([first, second])
  })
})

test('has small, muted recordings with a poster and fallback text', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const videos = [...html.matchAll(/<noscript>(<video.*?<\/video>)<\/noscript>/g)].map(([, video]) => video ?? '')
  expect(videos).toHaveLength(tabs.length)
  for (const video of videos) {
    expect(video).toContain('muted')
    expect(video).toContain('loop')
    expect(video).toContain('Your browser does not support the video tag.')
    for (const [, source] of video.matchAll(/(?:src|poster)="([^"]+)/g)) {
      expect((await stat(`${SITE_FOLDER}${source}`)).size).toBeLessThanOrEqual(400_000)
    }
  }
})

test('loads at most 150 KB before any interaction', async ({ page }) => {
  const files: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/locales/')) files.push(pathname === '/' ? '/index.html' : pathname)
  })
  await openFirstScreen(page, '/')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const compressed = await stat(`${SITE_FOLDER}${file}.br`).catch(() => undefined)
      return compressed?.size ?? (await readFile(`${SITE_FOLDER}${file}`)).length
    }),
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(150_000)
})
