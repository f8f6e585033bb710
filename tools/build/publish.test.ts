import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { publish } from './publish.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const next = join(dist, 'next')
const paths = ['index.html', 'pt/index.html', 'services/one/index.html']

afterAll(() => rmSync(dist, { recursive: true }))

/** The documents load an asset that only this build has. */
function writeBuild(name: string, documents: readonly string[]): void {
  for (const file of [...documents.map((path) => `site/${path}`), `site/assets/${name}.js`, 'build.json']) {
    mkdirSync(dirname(join(next, file)), { recursive: true })
    writeFileSync(join(next, file), file.endsWith('.html') ? `assets/${name}.js` : name)
  }
}

function read(file: string): string {
  return readFileSync(join(dist, 'site', file), 'utf8')
}

it('serves complete documents at every moment and removes old files at the end', async () => {
  writeBuild('first', [...paths, 'gone/page/index.html'])
  await publish(next, dist)
  writeFileSync(join(dist, 'audit.json'), '')
  expect(read('gone/page/index.html')).toBe('assets/first.js')

  writeBuild('second', paths)
  const moved = { all: false }
  const published = publish(next, dist).finally(() => (moved.all = true))
  const seen = new Set<string>()
  while (!moved.all) {
    for (const path of paths) seen.add(read(read(path)))
    expect(existsSync(join(dist, 'build.json'))).toBe(true)
    await nextTurn()
  }
  await published
  expect(seen).toContain('first')
  for (const path of paths) expect(read(read(path))).toBe('second')
  for (const gone of ['site/gone', 'site/assets/first.js', 'audit.json'])
    expect(existsSync(join(dist, gone)), gone).toBe(false)
  expect(readFileSync(join(dist, 'build.json'), 'utf8')).toBe('second')
})
