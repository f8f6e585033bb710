import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const repository = mkdtempSync(join(tmpdir(), 'upgrade-'))

afterAll(() => rmSync(repository, { recursive: true }))

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@acme.com']
  return execFileSync('git', [...identity, ...parameters], { cwd: repository, encoding: 'utf8', stdio: 'pipe' })
}

/** One file of each kind that owners replace. */
const own = [
  'public/uploads/cards/home-en.jpg',
  'public/icons/icon-512.png',
  'public/favicon.ico',
  'brand/colors.json',
  'brand/mark.svg',
  'tests/screenshots/home-en-390.webp',
]

function commit(content: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(repository, file)), { recursive: true })
    writeFileSync(join(repository, file), `\0${content}\0`)
  }
  git('add', '.')
  git('commit', '-qm', content)
}

it('keeps the owner’s files in a merge and updates files that the owner has not changed', () => {
  git('init', '-q', '-b', 'main')
  cpSync('.gitattributes', join(repository, '.gitattributes'))
  commit('first version', [...own, 'public/uploads/cards/untouched.jpg'])
  git('switch', '-qc', 'owner')
  commit('by the owner', own)
  git('switch', '-q', 'main')
  commit('second version', [...own, 'public/uploads/cards/untouched.jpg'])
  git('switch', '-q', 'owner')
  git('-c', 'merge.ours.driver=true', 'merge', '-q', '-m', 'upgrade', 'main')
  for (const file of own) expect(readFileSync(join(repository, file), 'utf8'), file).toContain('by the owner')
  expect(readFileSync(join(repository, 'public/uploads/cards/untouched.jpg'), 'utf8')).toContain('second version')
})

it('lists the current version first in the changelog, with upgrade steps', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [, newest = '', body = ''] = /^## \[(.+?)\].*\n\n(.+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect([newest, body]).toEqual([version, '### What you have to do'])
})
