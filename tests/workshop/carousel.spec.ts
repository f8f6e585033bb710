import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { press } from '../lead-form.ts'
import { holdBack, waitForPaint } from '../wait-for.ts'

test('causes no layout shift, and keeps slide and focus, when the draggable carousel replaces the static one', async ({
  page,
}) => {
  const release = await holdBack(page, /DraggableCarousel/)
  await page.goto('/?only=carousel')
  await page.evaluate(() => document.fonts.ready)
  const region = page.getByRole('region', { name: 'Case studies' })
  const carouselBefore = await region.boundingBox()
  const staticList = page.getByRole('list', { name: 'Case studies' })
  await staticList.focus()
  await staticList.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  const slideBefore = await page.getByRole('listitem', { name: 'Case study 2 of 3' }).boundingBox()

  release()
  await expect(page.getByRole('button', { name: 'Case study 2 of 3' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
  await expect(region).toBeFocused()
  expect(await page.getByRole('group', { name: 'Case study 2 of 3' }).boundingBox()).toEqual(slideBefore)
  expect(await region.boundingBox()).toEqual(carouselBefore)
})

test('scrolls natively if its code fails to load', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(/DraggableCarousel/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('DraggableCarousel'))
  await page.goto('/?only=carousel')
  await failed

  await page.getByRole('list', { name: 'Case studies' }).evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeInViewport({ ratio: 1 })
  // The bundler reports the stylesheet it failed to preload; there must be no other error.
  expect(errors.filter(({ message }) => !message.startsWith('Unable to preload CSS'))).toEqual([])
  await expectNoViolations(page)
})

test('moves with buttons, dots, arrow keys and dragging', async ({ page }) => {
  // Slides change instantly; the home page tests the animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?only=carousel')
  const headings = ['Suppliers', 'Tickets', 'Contracts']
  const dot = (slide: number) => page.getByRole('button', { name: `Case study ${slide} of 3` })
  const expectSlide = async (slide: number) => {
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName(`Case study ${slide} of 3`)
    await expect(page.getByRole('heading', { name: headings[slide - 1] ?? '' })).toBeInViewport({ ratio: 1 })
  }
  const backToFirst = async () => {
    await dot(1).click()
    await expectSlide(1)
  }
  const previous = page.getByRole('button', { name: 'Previous case study' })
  const next = page.getByRole('button', { name: 'Next case study' })

  await test.step('changes slides without animation', async () => {
    await next.click()
    // After two frames, an animated slide would have moved only a few pixels.
    await waitForPaint(page)
    const slide = await page.getByRole('group', { name: 'Case study 2 of 3' }).boundingBox()
    const carousel = await page.getByRole('region', { name: 'Case studies' }).boundingBox()
    expect(Math.abs(slide!.x - carousel!.x)).toBeLessThan(1)
  })

  await test.step('disables Previous on the first slide and Next on the last', async () => {
    await backToFirst()
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    await next.click()
    await expectSlide(2)
    await expect(previous).toBeEnabled()
    await next.click()
    await expectSlide(3)
    await expect(next).toBeDisabled()
    // Regression: a disabled button lost the focus, and with it the arrow keys.
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Case study 3 of 3' })).toBeVisible()
  })

  await test.step('selects slides with dots', async () => {
    await backToFirst()
    await dot(3).click()
    await expectSlide(3)
  })

  await test.step('moves with arrow keys, also from inside a slide', async () => {
    await backToFirst()
    await page.getByRole('link', { name: 'More about suppliers' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectSlide(2)
    // Regression: the link became inert and the focus was lost.
    await expect(page.getByRole('region', { name: 'Case studies' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectSlide(3)
    // It stays on the last slide, and ignores keys with a modifier.
    await press(page, 'ArrowRight', 'Shift+ArrowLeft', 'ArrowLeft')
    await expectSlide(2)
  })

  await test.step('selects slides by dragging', async () => {
    await backToFirst()
    const slide = await page.getByRole('group', { name: 'Case study 1 of 3' }).boundingBox()
    await page.mouse.move(slide!.x + slide!.width - 50, slide!.y + 20)
    await page.mouse.down()
    await page.mouse.move(slide!.x + 50, slide!.y + 20, { steps: 5 })
    await page.mouse.up()
    await expectSlide(2)
  })

  await test.step('makes off-screen slides inert', async () => {
    await backToFirst()
    await next.click()
    await expect(page.locator('[role=group]:not([inert])')).toHaveAccessibleName('Case study 2 of 3')
    await page.getByRole('region', { name: 'Case studies' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'More about tickets' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(previous).toBeFocused()
  })
})
