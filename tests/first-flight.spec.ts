/** The first TCP flight is ten packets. It must contain head, styles and first section. */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readBuildRecord } from '#server/build-record.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import { languages } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { expect, test } from './fixtures.ts'

const FIRST_FLIGHT = 14 * 1024

/** Sends the first flight of a document, then stalls. */
async function startStallingServer(): Promise<Server> {
  const record = await readBuildRecord()
  const server = createServer((request, response) => {
    const file = record.pages[request.url ?? '']?.file
    if (!file) return
    const content = brotliCompressSync(readFileSync(join(SITE_FOLDER, file)))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    response.write(content.subarray(0, FIRST_FLIGHT))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return server
}

for (const language of languages) {
  test(`paints the first section of every page from its first 14 KB, in ${language}`, async ({ context }) => {
    const server = await startStallingServer()
    const { port } = server.address() as AddressInfo
    const { pages: built } = await readBuildRecord()
    for (const definition of pages) {
      const path = canonicalPath(definition, language)
      const fullHtml = readFileSync(join(SITE_FOLDER, built[path]?.file ?? ''), 'utf8')
      // A new tab for each page: closing it drops pending requests.
      const page = await context.newPage()
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
      await expect(page.locator('h1'), path).toBeVisible()
      const state = () =>
        page.evaluate((html) => {
          const [arrived, expected] = [document, new DOMParser().parseFromString(html, 'text/html')].map((each) => {
            const section = each.querySelector('main section')?.cloneNode(true) as Element
            // With scripts enabled `noscript` has text content, in DOMParser it has elements.
            for (const element of section.querySelectorAll('noscript')) element.remove()
            return section.textContent
          })
          const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
          const isStyled = document.styleSheets.length > 0
          return { isPainted, isStyled, isComplete: arrived === expected, isLoading: document.readyState === 'loading' }
        }, fullHtml)
      const painted = { isPainted: true, isComplete: true, isStyled: true, isLoading: true }
      await expect.poll(state, { message: path }).toEqual(painted)
      await page.close()
    }
    server.closeAllConnections()
    server.close()
  })
}
