import { contrastOf } from '#tools/brand/oklch.ts'
import { expect, test, testWithoutScripts, type Page } from './fixtures.ts'
import { openHydrated } from './open-page.ts'

async function expectScheme(at: Pick<Page, 'evaluate'>, scheme: 'light' | 'dark'): Promise<void> {
  const lightness = async () => {
    const surface = await at.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color)
    return contrastOf(surface, '#000000') > 10 ? 'dark' : 'light'
  }
  await expect.poll(lightness).toBe(scheme)
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('remembers light or dark colors before the first paint, in iframes and other tabs, and prints light', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/book-a-demo')
  const frame = page.frames().find((each) => each !== page.mainFrame())!
  const otherTab = await context.newPage()
  await otherTab.goto('/pt')
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  for (const each of [page, frame, otherTab]) await expectScheme(each, 'light')

  await choose(page, 'Dark')
  for (const each of [page, frame, otherTab]) await expectScheme(each, 'dark')
  await page.emulateMedia({ media: 'print' })
  await expectScheme(page, 'light')
  await page.emulateMedia({ media: null })

  // Only the script in the head runs.
  await otherTab.route('**/assets/*.js', (route) => route.abort())
  await otherTab.reload()
  await expectScheme(otherTab, 'dark')

  // The system changes, the choice doesn't.
  await page.bringToFront()
  await page.getByRole('radio', { name: 'Dark' }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectScheme(page, 'light')
  await choose(page, 'System')
  await expectScheme(page, 'dark')
  await expectScheme(otherTab, 'light')
})

test('keeps a choice for the page if nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    })
  })
  await openHydrated(page, '/')
  await choose(page, 'Dark')
  await expectScheme(page, 'dark')
})

testWithoutScripts('follows the system without scripts, and shows no switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expectScheme(page, 'dark')
  await expect(page.locator('footer').getByRole('radio')).toHaveCount(0)
})
