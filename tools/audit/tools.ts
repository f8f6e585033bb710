/** Lighthouse, the Nu checker and their dependencies (220 MB) are a separate package, installed on the first audit. */

import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCE = join(import.meta.dirname, 'tools')
const FOLDER = resolve('node_modules/.cache/audit-tools')

const requireTool = createRequire(join(FOLDER, 'package.json'))

export async function installTools(): Promise<void> {
  if (await areInstalled()) return
  console.log('Installing the audit tools (once, about 220 MB) …')
  await mkdir(FOLDER, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(SOURCE, file), join(FOLDER, file))
  // No install scripts: one of them would download a Java runtime.
  const parameters = ['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('The audit tools could not be installed. See the npm output above.')
}

/** npm writes the lock file inside node_modules when it has finished. */
async function areInstalled(): Promise<boolean> {
  const files = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => join(FOLDER, file))
  const [wanted, installed, finished] = await Promise.all(
    [join(SOURCE, 'package-lock.json'), ...files].map((file) => readFile(file, 'utf8').catch(() => undefined)),
  )
  return wanted === installed && finished !== undefined
}

export async function importTool<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requireTool.resolve(name)).href)) as Module
}

export function fileOfTool(path: string): string {
  return join(FOLDER, 'node_modules', path)
}
