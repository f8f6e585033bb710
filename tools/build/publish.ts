import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NEXT_SITE } from './folders.ts'

const brotli = promisify(brotliCompress)
const gzipCompress = promisify(gzip)

/**
 * Renames file by file, which is atomic on every system. Documents come after the files they load, and old files are
 * removed last, so that every response belongs to one build.
 */
export async function publish(next: string, dist: string): Promise<void> {
  for (const folder of ['assistant', 'hosting', 'site']) await replaceFiles(join(next, folder), join(dist, folder))
  // The record comes last, because the server starts from it.
  await rename(join(next, 'build.json'), join(dist, 'build.json'))
  // The new build has not been audited.
  await rm(join(dist, 'audit.json'), { force: true })
}

async function replaceFiles(from: string, to: string): Promise<void> {
  const previous = await listFiles(to)
  const files = (await listFiles(from)).toSorted((one, other) => rank(one) - rank(other))
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(from, file), join(to, file))
  }
  const current = new Set(files)
  for (const file of previous.filter((each) => !current.has(each))) await removeFile(to, file)
}

function rank(file: string): number {
  if (file.startsWith('assets')) return 0
  return /\.html(?:\.\w+)?$/.test(file) ? 2 : 1
}

/** Also removes empty folders: some servers answer 403 for them. */
async function removeFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file))
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
    const error = await rmdir(join(folder, parent)).catch((notEmpty: unknown) => notEmpty)
    if (error) return
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Locale files are edited in place and stay uncompressed. */
const COMPRESSIBLE = /^(?!locales\/).*\.(html|js|css|json|svg|txt|xml)$/

export async function compressFolder(): Promise<void> {
  const files = await readdir(NEXT_SITE, { recursive: true })
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(NEXT_SITE, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // Blocks of 64 KB, the size of most documents, save up to 60 bytes.
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGBLOCK]: 16 }
  const level = constants.Z_BEST_COMPRESSION
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipCompress(content, { level })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
