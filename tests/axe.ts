import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

/** Legacy mode saves a blank page a run: nothing has to be asked of a frame from elsewhere. What passes is not counted. */
export async function expectNothingFound(page: Page, within = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.include(within).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
