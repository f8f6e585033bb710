import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { forEachLanguage } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import type { BuildRecord } from '../build-record.ts'

export const RECORDING = Buffer.from(Array.from({ length: 600 * 1024 }, (_, index) => index % 251))
export const PICTURE = Buffer.from('A picture of a hundred bytes. '.repeat(4).slice(0, 100))

/** `policyOf` returns the content policy of a document. */
export function smallRecord(policyOf: (file: string) => string): BuildRecord {
  const documentOf = (file: string) => ({ file, policy: policyOf(file), scripts: [] })
  return {
    settings: readSettings({}),
    headers: { 'x-content-type-options': 'nosniff', 'permissions-policy': 'camera=(), microphone=(self)' },
    pages: { '/': documentOf('index.html'), '/pt': documentOf('pt/index.html'), '/a/b': documentOf('a/b/index.html') },
    notFound: forEachLanguage((language) => documentOf(`${pathIn(language, '/404').slice(1)}.html`)),
    redirects: { '/old.html': '/a/b', '/pt/old.html': '/pt', '/shop': 'https://shop.acme.example/a' },
    embeds: { '/embed/en/form': documentOf('embed/en/form/index.html') },
    frame: { styles: [], logo: '', logoHasName: false },
  }
}

export function writeSmallSite() {
  const dist = mkdtempSync(join(tmpdir(), 'site-'))
  const folder = join(dist, 'site')
  const record = smallRecord(() => `default-src 'none'; base-uri 'none'`)
  const documents = [record.pages, record.notFound, record.embeds].flatMap((table) => Object.values(table))
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(documents.map(({ file }) => [file, `<!doctype html><title>${file}</title>`])),
    'assets/a-4f8a.js': 'export {}',
    'icons/picture.png': PICTURE,
    'uploads/recording.mp4': RECORDING,
    'uploads/two words.txt': 'Two words',
    '.well-known/security.txt': 'Contact: mailto:security@verdora.example',
    '.hidden/secret.txt': 'secret',
    _headers: 'for hosts',
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    if (!/\.(html|js)$/.test(file)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(record))
  return { record, dist, folder, remove: () => rmSync(dist, { recursive: true }) }
}
