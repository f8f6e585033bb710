import { writeFile } from 'node:fs/promises'
import { protectiveHeaders } from '../../app/site/content-policy.ts'
import { languages } from '../../app/site/languages.ts'
import { notFoundPage } from '../../app/site/pages.ts'
import type { Settings } from '../../app/site/settings.ts'
import { BUILD_RECORD, type BuildRecord } from '../../server/build-record.ts'
import type { PrerenderedPage } from './prerender.ts'

/** Last of all: a build without its record is no build. */
export async function writeBuildRecord(settings: Settings, pages: readonly PrerenderedPage[]): Promise<void> {
  const found = pages.filter(({ page }) => page !== notFoundPage)
  const notFound = pages.filter(({ page }) => page === notFoundPage)
  const record: BuildRecord = {
    settings,
    headers: protectiveHeaders,
    pages: Object.fromEntries(found.map(({ path, file, policy }) => [path, { file, policy }])),
    notFound: Object.fromEntries(
      languages.flatMap((language) =>
        notFound.filter((page) => page.language === language).map(({ file, policy }) => [language, { file, policy }]),
      ),
    ) as BuildRecord['notFound'],
  }
  await writeFile(BUILD_RECORD, JSON.stringify(record, null, 2))
}
