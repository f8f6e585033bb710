/** The first TCP flight is ten packets. It must contain head, styles and first section. */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { readBuildRecord } from '#server/build-record.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { expect, test } from './fixtures.ts'

const FIRST_FLIGHT = 14 * 1024

const firstFlightOf = (file: string) => readFileSync(join(SITE_FOLDER, `${file}.br`)).subarray(0, FIRST_FLIGHT)

/** The first section may contain others. */
function endOfFirstSection(html: string): number {
  let depth = 0
  const tags = html.slice(html.indexOf('<main')).matchAll(/<section\b|<\/section>/g)
  for (const { 0: tag, index } of tags) {
    depth += tag === '</section>' ? -1 : 1
    if (depth === 0) return html.indexOf('<main') + index + tag.length
  }
  return Infinity
}

test('has the first section of every page in its first 14 KB', async () => {
  for (const [path, { file }] of Object.entries((await readBuildRecord()).pages)) {
    const html = readFileSync(join(SITE_FOLDER, file), 'utf8')
    const arrived = brotliDecompressSync(firstFlightOf(file), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
    expect.soft(Buffer.byteLength(html.slice(0, endOfFirstSection(html))), path).toBeLessThanOrEqual(arrived.length)
  }
})

test('paints the first section with its styles before the rest of the page arrives', async ({ page }) => {
  const path = '/pt'
  const file = (await readBuildRecord()).pages[path]?.file ?? ''
  const fullHtml = readFileSync(join(SITE_FOLDER, file), 'utf8')
  const server = createServer((request, response) => {
    // Stalls after the first flight, and with every other file.
    if (request.url !== path) return
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.write(firstFlightOf(file))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' })
  const state = () =>
    page.evaluate((html) => {
      const [arrived, expected] = [document, new DOMParser().parseFromString(html, 'text/html')].map((each) => {
        const section = each.querySelector('main section')?.cloneNode(true) as Element | undefined
        // With scripts enabled `noscript` has text content, in DOMParser it has elements.
        for (const element of section?.querySelectorAll('noscript') ?? []) element.remove()
        return section?.textContent
      })
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const isStyled = document.styleSheets.length > 0
      return { isPainted, isStyled, isComplete: arrived === expected, isLoading: document.readyState === 'loading' }
    }, fullHtml)
  await expect.poll(state).toEqual({ isPainted: true, isComplete: true, isStyled: true, isLoading: true })
  // First, because its pending requests would fail.
  await page.close()
  server.closeAllConnections()
  server.close()
})
