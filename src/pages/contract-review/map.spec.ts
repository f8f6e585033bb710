import { expect, test } from '#tests/fixtures.ts'
import { openHydrated } from '#tests/open-page.ts'
import { definition } from './definition.ts'
import { contracts, openedAt, scoreOf, type Contract } from './portfolio.ts'

const ROWS = 11

const first = (level: string) => contracts.find((contract) => contract.level === level) as Contract

test('shows the contract of a square by pointer, touch and keyboard', async ({ page }) => {
  await openHydrated(page, definition.path)
  const map = page.locator('main div:has(> input[type=range]) li')
  const card = page.locator('main section').nth(1).getByRole('group').filter({ visible: true })
  const full = await card.innerText()
  const position = async ({ kind, index }: Contract) => {
    const square = map.nth([...new Set(contracts.map((each) => each.kind))].indexOf(kind)).locator('svg')
    const cell = ((await square.boundingBox())?.height ?? 0) / ROWS
    const center = (line: number) => (line + 0.5) * cell
    return { square, position: { x: center(Math.floor(index / ROWS)), y: center(index % ROWS) } }
  }

  for (const level of ['high', 'medium', 'clear']) {
    const contract = first(level)
    const { square, position: at } = await position(contract)
    await square.hover({ position: at })
    await expect(card).toContainText(`${contract.index + 1}/${contract.of}`)
    await expect(card).toContainText(String(scoreOf(contract)))
  }
  await page.locator('h1').hover()
  await expect(card).toHaveText(full, { useInnerText: true })

  const slider = page.locator('main').getByRole('slider').first()
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  const next = contracts[openedAt + 1] as Contract
  await expect(card).toContainText(`${next.index + 1}/${next.of}`)
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`${next.index + 1}/${next.of}`))
  await slider.blur()
  await expect(card).toHaveText(full, { useInnerText: true })

  await page.setViewportSize({ width: 390, height: 844 })
  const { square, position: at } = await position(first('high'))
  await square.click({ position: at })
  await expect(card.locator('svg').first()).toBeInViewport()
})
