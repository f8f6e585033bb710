import { expect, test } from './fixtures.ts'
import { openHydrated } from './open-page.ts'

test('sends one config and one page view per route change, with title, full location, path and query', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = []
    Object.assign(window, { calls, gtag: (...call: unknown[]) => calls.push(call) })
  })
  const calls = () => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls)
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
