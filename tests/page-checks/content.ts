import { readFileSync } from 'node:fs'
import { expect, type Page } from '../fixtures.ts'

/** Each status dot (round, 8 px wide, hidden from assistive technology) has text beside it. */
export async function checkDotLabels(page: Page): Promise<void> {
  const unlabeled = await page.locator('main span[aria-hidden]').evaluateAll((all) =>
    all
      .filter((each) => {
        const { width, height, borderRadius } = getComputedStyle(each)
        return width === '8px' && height === '8px' && borderRadius === '50%'
      })
      .filter((dot) => !dot.parentElement?.textContent.trim())
      .map((dot) => dot.parentElement?.outerHTML ?? ''),
  )
  expect.soft(unlabeled).toEqual([])
}

/** If an assistant hands off to a person, the last dot of the trace is amber. */
export async function checkHandoffDots(page: Page): Promise<void> {
  const mismatches = await page.locator('main ol li span[aria-hidden]:last-child').evaluateAll((all) =>
    all
      .filter((avatar) => /^\p{Lu}{2}$/u.test(avatar.textContent))
      .flatMap((avatar) => {
        const trace = avatar.closest('ol')?.parentElement?.parentElement?.querySelector('ul[aria-label]')
        const dot = trace?.querySelector(':scope > :last-child > [aria-hidden]')
        const amber = document.createElement('i')
        amber.style.backgroundColor = 'var(--pending)'
        document.body.append(amber)
        const [wanted, found] = [amber, dot ?? amber].map((each) => getComputedStyle(each).backgroundColor)
        amber.remove()
        return wanted === found ? [] : [trace?.textContent]
      }),
  )
  expect.soft(mismatches).toEqual([])
}

/** Every active (blue) dot pulses, whatever the state of its demo. */
export async function checkActiveDotsPulse(page: Page): Promise<void> {
  const [, blue = ''] = /--active: (#\w+);/.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? []
  const still = await page.locator('main span[aria-hidden]').evaluateAll((all, color) => {
    const sample = document.createElement('i')
    sample.style.backgroundColor = color
    document.body.append(sample)
    const active = getComputedStyle(sample).backgroundColor
    sample.remove()
    return all
      .filter((dot) => getComputedStyle(dot).backgroundColor === active)
      .filter((dot) => {
        const { animationName, animationIterationCount, animationPlayState } = getComputedStyle(dot, '::after')
        return animationName === 'none' || animationIterationCount !== 'infinite' || animationPlayState !== 'running'
      })
      .map((dot) => dot.parentElement?.textContent)
  }, blue)
  expect.soft(still, 'active dots that do not pulse').toEqual([])
}

/** Regression: CSS for the bars of a drawing also matched icons beside it. */
export async function checkIconShapes(page: Page): Promise<void> {
  // In one evaluate call: elements may be removed between two calls.
  const bent = await page.evaluate(() =>
    [...document.querySelectorAll('main svg[viewBox="0 0 24 24"] rect')]
      .filter((part) => Number.parseFloat(getComputedStyle(part).height) !== Number(part.getAttribute('height')))
      .map((part) => part.outerHTML),
  )
  expect.soft(bent, 'icons changed by CSS').toEqual([])
}
