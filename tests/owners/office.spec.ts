import { readFileSync } from 'node:fs'
import { languages } from '../../app/site/languages.ts'
import { localeFile } from '../../app/site/locale-file.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { pathIn } from '../../app/site/paths.ts'
import { fillBrackets } from '../../app/site/template.ts'
import { readDeskSettings } from '../../desk/server/settings.ts'
import { openStore } from '../../desk/server/store/open.ts'
import { sampleBooking, sampleLead } from '../../desk/testing/samples.ts'
import { expectNothingFound } from '../axe.ts'
import { OFFICE_PASSWORD, OWNERS_DATABASE_FILE } from '../desk-database.ts'
import { expect, test, type Page } from '../fixtures.ts'

// What is refused here is refused on purpose.
test.use({ expectedTrouble: /status of (403|422)/ })

/** A page is opened once, and asked at both widths. */
async function expectFitting(page: Page, state: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wide, `${state} at ${width}`).toBeLessThanOrEqual(0)
    // Colours are the same at any width.
    await expectNothingFound(page, 'html', `${state} at ${width}`, width === 1440)
  }
}

/** Goes on with the Tab key until it is there: whoever has no pointer gets everywhere. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .or(page.getByLabel(name, { exact: true }))
    .first()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No way to ${name} with the keyboard`)
}

for (const language of languages) {
  const words = JSON.parse(readFileSync(`public${localeFile(language, 'deskoffice')}`, 'utf8')) as Texts['deskoffice']

  test(`the owner reads, marks and erases with the keyboard alone, in ${language}`, async ({ page }) => {
    const lastName = `Keyboard ${language}`
    const lead = sampleLead({}, { lastName, email: `${language}@keyboard.example`, report: 'Score 62\nData 2 of 5' })
    const store = await openStore(readDeskSettings({ DESK_DATABASE_FILE: OWNERS_DATABASE_FILE }))
    await store.add(lead, ['webhook'])
    await store.add(sampleBooking({}, { lastName, start: `2030-01-0${languages.indexOf(language) + 1}T13:00:00Z` }), [])
    await store.close()

    const base = pathIn(language, '/desk')
    await page.goto(base)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectFitting(page, 'the door')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.frame.skip })).toBeFocused()
    await tabTo(page, words.signIn.password)
    await page.keyboard.type('wrong password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFitting(page, 'the door, refused')
    await tabTo(page, words.signIn.password)
    await page.keyboard.type(OFFICE_PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('table')).toBeVisible()
    await expectFitting(page, 'the list')
    await tabTo(page, new RegExp(`^${words.list.search}`))
    await page.keyboard.type(`ana keyboard ${language}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await tabTo(page, `Ana ${lastName}`)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ana ${lastName}`)
    await expectFitting(page, 'a lead')
    await tabTo(page, words.lead.markDone)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.lead.markDone })).toHaveCount(0)
    await tabTo(page, words.lead.eraseLink)
    await page.keyboard.press('Enter')

    await tabTo(page, fillBrackets(words.erase.typed, { email: lead.form.email }))
    await page.keyboard.type('somebody@else.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFitting(page, 'erasing, mistyped')
    await page.goto(`${base}/outbox`)
    await expectFitting(page, 'the outbox')
    await tabTo(page, words.frame.signOut)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words.signIn.password)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(lead.form.email)).toHaveCount(0)
  })
}

test('it is on no list: neither sitemap nor robots.txt names it, and no page of the site leads there', async ({
  request,
}) => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/', '/pt', '/privacy']) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/["/]desk["/?<\s]/)
  }
})
