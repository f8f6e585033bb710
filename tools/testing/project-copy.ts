import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const notCopied = new Set(['.git', '.env', 'node_modules', 'dist', 'test-results', 'playwright-report', 'data'])

export type ProjectCopy = {
  folder: string
  /** Returns the output. If the script fails, the exit status comes first. */
  run: (...parameters: string[]) => string
  remove: () => void
}

export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  cpSync('.', folder, { recursive: true, filter: (file) => !notCopied.has(basename(file)) })
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction')
  // `npm run` adds this folder too.
  const PATH = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(process.platform === 'win32' ? ';' : ':')
  return {
    folder,
    run(...parameters) {
      const { stdout, stderr, status } = spawnSync(process.execPath, parameters, {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH },
      })
      return status === 0 ? stdout : `${status}: ${stdout}${stderr}`
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
