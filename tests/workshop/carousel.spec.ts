import { expect, test } from '@playwright/test'
import { expectNothingFound } from '../axe.ts'

test('its code is fetched only when it comes near', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))

  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('#carousel')).toBeAttached()
  expect(requested.filter((url) => url.includes('DraggableCarousel'))).toEqual([])

  await page.locator('#carousel').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()
  expect(requested.some((url) => url.includes('DraggableCarousel'))).toBe(true)
})

test('nothing moves when the draggable one takes over', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/DraggableCarousel/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/?only=carousel')
  await page.evaluate(() => document.fonts.ready)
  const slideBefore = await page.getByRole('listitem', { name: 'Case study 1 of 3' }).boundingBox()
  const wholeBefore = await page.getByRole('region', { name: 'Case studies' }).boundingBox()

  code.resolve()
  await expect(page.getByRole('button', { name: 'Next case study' })).toBeVisible()

  expect(await page.getByRole('group', { name: 'Case study 1 of 3' }).boundingBox()).toEqual(slideBefore)
  expect(await page.getByRole('region', { name: 'Case studies' }).boundingBox()).toEqual(wholeBefore)
})

test('the draggable one takes over where the visitor was, focus included', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/DraggableCarousel/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/?only=carousel')
  const still = page.getByRole('list', { name: 'Case studies' })
  await still.focus()
  await still.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))

  code.resolve()
  await expect(page.getByRole('button', { name: 'Case study 2 of 3' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Case studies' })).toBeFocused()
})

test('where its code cannot be fetched, the slides still scroll', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.route(/DraggableCarousel/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('DraggableCarousel'))
  await page.goto('/?only=carousel')
  await failed

  await page.getByRole('list', { name: 'Case studies' }).evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
  await expect(page.getByRole('heading', { name: 'Contracts' })).toBeInViewport({ ratio: 1 })
  // The loader tells of the sheet that it could not have, and of nothing else.
  expect(errors.filter(({ message }) => !message.startsWith('Unable to preload CSS'))).toEqual([])
  await expectNothingFound(page)
})

test('buttons, dots, keys and dragging move it', async ({ page }) => {
  // Slides are there at once; that they glide is seen on the home page.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?only=carousel')
  const backToFirst = async () => {
    await page.getByRole('button', { name: 'Case study 1 of 3' }).click()
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName('Case study 1 of 3')
    await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeInViewport({ ratio: 1 })
  }

  await test.step('previous is disabled at the start and next at the end', async () => {
    const previous = page.getByRole('button', { name: 'Previous case study' })
    const next = page.getByRole('button', { name: 'Next case study' })
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()

    await next.click()
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
    await expect(previous).toBeEnabled()
    await expect(next).toBeEnabled()

    await next.click()
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeInViewport({ ratio: 1 })
    await expect(next).toBeDisabled()
    // Guards a fault: a disabled button lost the focus, and with it the arrow keys.
    await expect(next).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'Case study 3 of 3' })).toBeVisible()
  })

  await test.step('dots select', async () => {
    await backToFirst()
    await page.getByRole('button', { name: 'Case study 3 of 3' }).click()
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName('Case study 3 of 3')

    await page.getByRole('button', { name: 'Case study 1 of 3' }).click()
    await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName('Case study 1 of 3')
  })

  await test.step('arrow keys move, also from within a slide', async () => {
    await backToFirst()
    await page.getByRole('link', { name: 'More about suppliers' }).focus()

    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
    // Guards a fault: the link became inert and the focus was lost.
    await expect(page.getByRole('region', { name: 'Case studies' })).toBeFocused()

    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Contracts' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('an arrow with a modifier is left to the browser', async () => {
    await backToFirst()
    await page.getByRole('button', { name: 'Next case study' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName('Case study 2 of 3')
  })

  await test.step('dragging selects', async () => {
    await backToFirst()
    const slide = await page.getByRole('group', { name: 'Case study 1 of 3' }).boundingBox()
    await page.mouse.move(slide!.x + slide!.width - 50, slide!.y + 20)
    await page.mouse.down()
    await page.mouse.move(slide!.x + 50, slide!.y + 20, { steps: 5 })
    await page.mouse.up()
    await expect(page.locator('button[aria-current=true]')).toHaveAccessibleName('Case study 2 of 3')
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('slides off the screen are inert', async () => {
    await backToFirst()
    await page.getByRole('button', { name: 'Next case study' }).click()

    await expect(page.locator('[role=group]:not([inert])')).toHaveCount(1)
    await expect(page.locator('[role=group]:not([inert])')).toHaveAccessibleName('Case study 2 of 3')

    await page.getByRole('region', { name: 'Case studies' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'More about tickets' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Previous case study' })).toBeFocused()
  })
})

test('with reduced motion the slide is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/?only=carousel')
  await page.getByRole('button', { name: 'Next case study' }).click()
  // Two frames: the slide of an animated carousel would have come a few pixels.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const slide = await page.getByRole('group', { name: 'Case study 2 of 3' }).boundingBox()
  const whole = await page.getByRole('region', { name: 'Case studies' }).boundingBox()
  expect(Math.abs(slide!.x - whole!.x)).toBeLessThan(1)
})
