import { expect, test } from './fixtures.ts'
import { openHydrated } from './open-page.ts'
import { recordEvents } from './record-events.ts'

test('sends one config and one page view per route change, with the full location', async ({ page }) => {
  const calls = await recordEvents(page)
  await openHydrated(page, '/?utm_source=mail')
  const origin = new URL(page.url()).origin
  const config = ['config', 'G-XXXXXXXXXX', { send_page_view: false }]
  const homeView = {
    page_title: await page.title(),
    page_location: `${origin}/?utm_source=mail`,
    page_path: '/?utm_source=mail',
  }
  await expect.poll(calls).toEqual([config, ['event', 'page_view', homeView]])
  await page.locator('main a[href="/book-a-demo"]').first().click()
  await expect(page).not.toHaveTitle(homeView.page_title)
  const demoView = {
    page_title: await page.title(),
    page_location: `${origin}/book-a-demo`,
    page_path: '/book-a-demo',
  }
  await expect.poll(calls).toEqual([config, ['event', 'page_view', homeView], config, ['event', 'page_view', demoView]])
})
