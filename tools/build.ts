/**
 * Builds the site into dist/: `site` is the folder to host, `build.json` is for our server, `hosting` configures other
 * servers. A failed build leaves the last one untouched. `--plain` skips compression, for tests.
 */

import { rm, writeFile } from 'node:fs/promises'
import type { BuildRecord } from '#server/build-record.ts'
import { environment, unknownSettings } from '#server/environment.ts'
import { DIST } from '#server/folders.ts'
import { securityHeaders } from '#site/content-policy.ts'
import { readSettings } from '#site/settings.ts'
import { SettingsError } from '#site/variables.ts'
import { writeAssistantIndexes } from './assistant-index.ts'
import { brandColors } from './brand/brand.ts'
import { bundleForBrowser, bundleForPrerender } from './build/bundle.ts'
import { NEXT, NEXT_RECORD } from './build/folders.ts'
import { prerenderSite } from './build/prerender.ts'
import { compressFolder, publish } from './build/publish.ts'
import { readRedirects } from './build/redirects.ts'
import { buildServerRenderedLayout } from './build/server-rendered-pages.ts'
import { writeHosting } from './hosting/write.ts'
import { JsonFileError } from './json-file.ts'
import { launchFindings, summaryOf, totalOf } from './launch/check.ts'
import { readProject } from './launch/project-files.ts'
import { checkTexts, TextsError } from './locale-files.ts'

async function build(): Promise<void> {
  const started = performance.now()
  const settings = readSettings(environment())
  // Fail before anything is written.
  brandColors()
  readRedirects()
  for (const line of unknownSettings()) console.warn(line)
  for (const line of await checkTexts()) console.warn(line)
  await rm(NEXT, { recursive: true, force: true })
  const manifest = await bundleForBrowser()
  await bundleForPrerender()
  const site = await prerenderSite(settings, manifest)
  if (settings.assistant.modelHost !== undefined) await writeAssistantIndexes(settings)
  const frame = await buildServerRenderedLayout()
  if (!process.argv.includes('--plain')) await compressFolder()
  if (!settings.hasLeadsServer)
    console.log(
      'Built without a leads server (LEADS_SERVER=no): forms without their own URL become mail links to CONTACT_EMAIL.',
    )
  const headers = securityHeaders(settings)
  const record: BuildRecord = { settings, headers, ...site, redirects: readRedirects(), frame }
  for (const line of await writeHosting(record)) console.warn(line)
  // Last, because a build without its record is incomplete.
  await writeFile(NEXT_RECORD, JSON.stringify(record, null, 2))
  await publish(NEXT, DIST)
  const count = Object.values(site).flatMap(Object.keys).length
  console.log(`Built ${count} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const launch = readProject().then((project) => summaryOf(launchFindings(project), totalOf(project)))
  console.log(await launch.catch(({ message }: Error) => message))
}

try {
  await build()
} catch (error) {
  const isPlain = [SettingsError, TextsError, JsonFileError].some((kind) => error instanceof kind)
  console.error(isPlain ? (error as Error).message : error)
  console.error(`The build failed. A previous build in ${DIST} is unchanged.`)
  process.exitCode = 1
} finally {
  await rm(NEXT, { recursive: true, force: true })
}
