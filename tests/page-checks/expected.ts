import { readFileSync } from 'node:fs'
import { embedPath } from '#site/embeds.ts'
import type { Language } from '#site/languages.ts'
import { pathIn, sitePathAt } from '#site/paths.ts'
import type { Expectations } from '../expectations.ts'
import { expect, type Page } from '../fixtures.ts'

/** It leads to where the specification wants it to lead, the scheduler in a tab of its own. */
export async function leadsOn(page: Page, language: Language, { links, scheduling = 0 }: Expectations): Promise<void> {
  for (const link of links.filter(sitePathAt)) {
    await expect.soft(page.locator(`main a[href="${pathIn(language, link)}"]`).first(), link).toBeVisible()
  }
  const opensScheduling = page.locator(`main a[target=_blank][href*="${embedPath('scheduler', language)}"]`)
  expect.soft(await opensScheduling.count()).toBeGreaterThanOrEqual(scheduling)
  for (const link of await opensScheduling.all()) {
    await expect.soft(link).toHaveAttribute('rel', 'noopener')
    await expect.soft(link).toHaveAccessibleName(/\((opens in a new tab|abre em nova aba)\)$/)
  }
}

/** A status dot stands beside a word that says the same: round, eight pixels wide, hidden from assistive technology. */
export async function saysItsDots(page: Page): Promise<void> {
  const wordless = await page.locator('main span[aria-hidden]').evaluateAll((all) =>
    all
      .filter((each) => {
        const { width, height, borderRadius } = getComputedStyle(each)
        return width === '8px' && height === '8px' && borderRadius === '50%'
      })
      .filter((dot) => !dot.parentElement?.textContent.trim())
      .map((dot) => dot.parentElement?.outerHTML ?? ''),
  )
  expect.soft(wordless).toEqual([])
}

/** Where an assistant hands over, its bubble has a person's avatar, and the last dot of the trace below is amber. */
export async function handsOverInAmber(page: Page): Promise<void> {
  const others = await page.locator('main ol li span[aria-hidden]:last-child').evaluateAll((all) =>
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
  expect.soft(others).toEqual([])
}

/** Every blue dot pulses without end, whatever the demo around it is doing. */
export async function pulsesActiveDots(page: Page): Promise<void> {
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

/** Guards a fault: what a drawing says of its bars reached the icons beside it. */
export async function keepsItsIcons(page: Page): Promise<void> {
  // At once: between finding and asking, a frame's head may have gone.
  const bent = await page.evaluate(() =>
    [...document.querySelectorAll('main svg[viewBox="0 0 24 24"] rect')]
      .filter((part) => Number.parseFloat(getComputedStyle(part).height) !== Number(part.getAttribute('height')))
      .map((part) => part.outerHTML),
  )
  expect.soft(bent, 'icons that are not as drawn').toEqual([])
}
