import { execFile, type ExecFileException } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const notCopied = new Set(['.git', '.env', 'node_modules', 'dist', 'test-results', 'playwright-report', 'data'])

export type ProjectCopy = ReturnType<typeof copyProject>

export function copyProject() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  cpSync('.', folder, { recursive: true, filter: (file) => !notCopied.has(basename(file)) })
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'junction')
  // `npm run` adds this folder too.
  const PATH = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(process.platform === 'win32' ? ';' : ':')
  const { NODE_COMPILE_CACHE } = process.env
  return {
    folder,
    /** Resolves to the output. If the script fails, the exit status comes first. */
    run: (...parameters: string[]) =>
      execute(process.execPath, parameters, { cwd: folder, env: { PATH, NODE_COMPILE_CACHE } }).then(
        ({ stdout }) => stdout,
        ({ code, stdout, stderr }: ExecFileException) => `${code}: ${stdout}${stderr}`,
      ),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
