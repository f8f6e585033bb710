import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { WIDGET_BRANDING_CHECK_MS, WIDGET_BRANDING_FIRST_CHECK_MS } from '../../app/site/timings.ts'

/** The vendor's own script, as it is installed; only what it asks the network for is answered here. */
const script = await readFile('node_modules/@elevenlabs/convai-widget-embed/dist/index.js')
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`

const widgetConfig = {
  variant: 'full',
  placement: 'bottom-right',
  avatar: { type: 'orb', color_1: '#10b981', color_2: '#047857' },
  language: 'en',
  supported_language_overrides: ['en', 'pt-br'],
  text_input_enabled: true,
  transcript_enabled: true,
}

declare global {
  interface Window {
    /** Delays of the intervals that run. */
    running: () => number[]
  }
}

async function open(page: Page, query = ''): Promise<{ asked: string[]; trouble: string[] }> {
  const seen = { asked: [] as string[], trouble: [] as string[] }
  page.on('pageerror', (error) => seen.trouble.push(error.message))
  page.on('request', (request) => seen.asked.push(request.url()))
  await page.addInitScript(() => {
    const delays = new Map<unknown, number>()
    const start = setInterval
    const end = clearInterval
    Object.assign(window, {
      running: () => [...delays.values()],
      setInterval: (...call: Parameters<typeof setInterval>) => {
        const id = start(...call)
        delays.set(id, call[1] ?? 0)
        return id
      },
      clearInterval: (id: number) => {
        delays.delete(id)
        end(id)
      },
    })
  })
  // Playwright asks the latest first.
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }))
  await page.route('https://*.elevenlabs.io/v1/convai/agents/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { widget_config: widgetConfig } }),
  )
  await page.route('**/widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(`/agent.html?script=/widget.js&integrity=${encodeURIComponent(integrity)}${query}`)
  return seen
}

const widget = (page: Page) => page.locator('elevenlabs-convai')
const brandingChecks = (page: Page) =>
  page.evaluate((delay) => window.running().filter((each) => each === delay).length, WIDGET_BRANDING_CHECK_MS)

test('opens by one click, in the language of the page, without knowing the visitor again', async ({ page }) => {
  const { asked } = await open(page, '&language=pt')
  await page.click('#open')
  await expect(widget(page).getByRole('textbox')).toBeVisible()
  await expect(widget(page)).toHaveAttribute('language', 'pt-br')
  const visitor = await widget(page).getAttribute('user-id')
  expect(asked.filter((url) => url.includes('/agents/agent_workshop/'))).toHaveLength(1)

  await page.reload()
  await page.click('#open')
  expect(await widget(page).getAttribute('user-id')).not.toBe(visitor)
})

test('hides its branding a second after loading, and keeps doing so', async ({ page }) => {
  await open(page)
  await page.click('#open')
  const branding = widget(page).locator('.overlay > p')
  await expect(branding).toBeVisible()
  await expect(branding).toBeHidden({ timeout: WIDGET_BRANDING_FIRST_CHECK_MS + 1000 })
  await branding.evaluate((element: HTMLElement) => void (element.style.display = ''))
  await expect(branding).toBeHidden({ timeout: WIDGET_BRANDING_CHECK_MS + 1000 })
  await expect(widget(page).getByRole('textbox')).toBeVisible()
})

test('stays one, however often it is opened and removed, and leaves no timer', async ({ page }) => {
  const { asked, trouble } = await open(page)
  await page.dblclick('#open')
  await page.click('#open')
  await expect(widget(page)).toHaveCount(1)
  await expect.poll(() => brandingChecks(page)).toBe(1)

  await page.click('#remove')
  await expect(widget(page)).toHaveCount(0)
  expect(await brandingChecks(page)).toBe(0)

  await page.click('#open')
  await expect(widget(page).getByRole('textbox')).toBeVisible()
  await expect.poll(() => brandingChecks(page)).toBe(1)

  // Removed before the first check: none may follow.
  await page.click('#open')
  await page.click('#remove')
  await page.waitForTimeout(WIDGET_BRANDING_FIRST_CHECK_MS + 200)
  expect(await brandingChecks(page)).toBe(0)
  expect(asked.filter((url) => url.endsWith('/widget.js'))).toHaveLength(1)
  expect(trouble).toEqual([])
})

test('says so when its script is not what was vouched for, and may be tried again', async ({ page }) => {
  const { asked } = await open(page)
  await page.route('**/widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'alert(1)' }))
  await page.click('#open')
  await expect(page).toHaveTitle('Unavailable')
  await page.click('#open')
  await expect.poll(() => asked.filter((url) => url.endsWith('/widget.js')).length).toBe(2)
})
