import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { NEXT_SITE } from './folders.ts'

const brotli = promisify(brotliCompress)
const gzipCompress = promisify(gzip)

/** Locale files are edited in place and stay uncompressed. */
const COMPRESSIBLE = /^(?!locales\/).*\.(html|js|css|json|svg|txt|xml)$/

export async function compressFolder(): Promise<void> {
  const files = await readdir(NEXT_SITE, { recursive: true })
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(NEXT_SITE, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const level = constants.Z_BEST_COMPRESSION
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipCompress(content, { level })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
