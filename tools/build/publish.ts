import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a build consists of, in the order in which it is published: the server starts from the record. */
const FOLDERS = ['assistant', 'hosting', 'site']
const RECORD = 'build.json'

/** Says of the last build which audits it passed. */
const AUDIT = 'audit.json'

/**
 * Puts a complete build in the place of the last one, file by file. A rename replaces a file at once, on every system, and
 * documents follow what they load, so that each request is answered from one build or the other. Files that the new build does
 * not have are removed at the end.
 */
export async function publish(next: string, dist: string): Promise<void> {
  for (const folder of FOLDERS) await replaceFiles(join(next, folder), join(dist, folder))
  await rename(join(next, RECORD), join(dist, RECORD))
  await rm(join(dist, AUDIT), { force: true })
}

async function replaceFiles(from: string, to: string): Promise<void> {
  const last = await filesIn(to)
  const files = (await filesIn(from)).toSorted((one, other) => rank(one) - rank(other))
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(from, file), join(to, file))
  }
  const kept = new Set(files)
  for (const file of last.filter((each) => !kept.has(each))) await removeFile(to, file)
}

function rank(file: string): number {
  if (file.startsWith('assets')) return 0
  return /\.html(?:\.\w+)?$/.test(file) ? 2 : 1
}

/** Removes the folders that become empty, too: some servers answer 403 for them. */
async function removeFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file))
  for (let above = dirname(file); above !== '.'; above = dirname(above)) {
    const isEmpty = await rmdir(join(folder, above)).then(
      () => true,
      () => false,
    )
    if (!isEmpty) return
  }
}

/** Paths inside the folder; none if there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
