import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { BuildRecord } from '#server/build-record.ts'
import { privateFiles } from '#server/response-headers.ts'
import { NEXT_HOSTING, NEXT_SITE } from '../build/folders.ts'
import { caddyConfiguration } from './caddy.ts'
import { nginxConfiguration } from './nginx.ts'
import { rulesOf, type Rules } from './rules.ts'
import { checkHeadersFile, headersFile, redirectsFile, vercelConfiguration } from './static-hosts.ts'

/** Makes other servers respond like ours. Returns warnings about what a host would ignore. */
export async function writeHosting(record: BuildRecord): Promise<string[]> {
  const rules = rulesOf(record)
  const files = await listOtherFiles(rules)
  const headers = headersFile(rules, files)
  // Hosts look for these files in the site folder.
  const forHosts = { _headers: headers, _redirects: redirectsFile(rules) }
  await mkdir(NEXT_HOSTING, { recursive: true })
  await writeAll(NEXT_SITE, forHosts)
  await writeAll(NEXT_HOSTING, {
    ...forHosts,
    'nginx.conf': nginxConfiguration(rules),
    Caddyfile: caddyConfiguration(rules, record.settings.siteUrl),
    'vercel.json': vercelConfiguration(rules, files),
  })
  return checkHeadersFile(headers)
}

/** Without documents. Folders end with a slash. */
async function listOtherFiles({ documents }: Rules): Promise<string[]> {
  const entries = await readdir(NEXT_SITE, { withFileTypes: true })
  const { endings, names } = privateFiles
  return entries
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((path) => !documents.some(({ file }) => path.endsWith('/') && `/${file}`.startsWith(path)))
    .filter((path) => !endings.some((ending) => path.endsWith(`.${ending}`)) && !names.includes(path.slice(1)))
    .toSorted()
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(`${folder}/${name}`, content)))
}
