import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Gives the measured page a core of its own, as a phone would: this process, and with it the server and whatever else a
 * browser runs, keeps to the others. Lighthouse takes the time that passes for the time that a page takes, and where cores
 * are few the page would pay for being measured. Returns what the browser is to be told; nothing where it cannot be done.
 */
export function ownCoreFlags(cores = availableParallelism()): string[] {
  const last = cores - 1
  if (last < 1 || !keepTo(`0-${last - 1}`)) return []
  return ['--no-zygote', `--renderer-cmd-prefix=taskset --cpu-list ${last}`]
}

/** With all of its threads; what it starts later inherits it. */
function keepTo(cores: string): boolean {
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]).status === 0
}
