import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { languages } from '#site/languages.ts'
import { localeFile } from '#site/locale-file.ts'
import { namespaces } from '#site/namespaces.ts'
import type { BuildRecord } from './build-record.ts'
import { SITE_FOLDER } from './folders.ts'
import { cacheControl, FILE_POLICY } from './response-headers.ts'
import { makeSiteFile, type SiteFile } from './site-file.ts'
import { contentTypeOf } from './site-files.ts'

/** Prefers `public/` if the server runs inside the project. The build adds English fallbacks for missing files. */
const localesRoots = existsSync('public/locales') ? [resolve('public'), SITE_FOLDER] : [SITE_FOLDER]

/** Owners edit locale files in place, so each request stats the file and reads it again after a change. */
export function localeFiles({ headers }: BuildRecord, roots: readonly string[] = localesRoots) {
  const paths = new Set(languages.flatMap((language) => namespaces.map((namespace) => localeFile(language, namespace))))
  const cache = new Map<string, { stamp: string; file: Promise<SiteFile | undefined> }>()

  return (path: string) => {
    if (!paths.has(path)) return undefined
    const root = roots.find((each) => existsSync(each + path))
    const stats = root === undefined ? undefined : statSync(root + path, { throwIfNoEntry: false })
    if (root === undefined || !stats) return undefined
    const stamp = `${stats.mtimeMs} ${stats.size} ${stats.ino}`
    const cached = cache.get(path)
    if (cached?.stamp === stamp) return cached.file
    const file = compress(root, path, stats.mtime)
    cache.set(path, { stamp, file })
    // If the file could not be read, the next request tries again.
    void file.then((compressed) => compressed ?? cache.delete(path))
    return file
  }

  async function compress(root: string, path: string, modified: Date): Promise<SiteFile | undefined> {
    const plain = await readFile(root + path).catch(() => undefined)
    if (!plain) return undefined
    const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
    return makeSiteFile({
      kind: 'texts',
      headers: {
        ...headers,
        'content-type': contentTypeOf(path),
        'cache-control': cacheControl.locales,
        'content-security-policy': FILE_POLICY,
      },
      modified,
      plain,
      compressed: { br, gzip: gz },
    })
  }
}
