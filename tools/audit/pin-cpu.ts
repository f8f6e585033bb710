import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Pins the measured page to its own core, because Lighthouse measures wall-clock time. Returns flags for the browser,
 * or none if pinning is not possible.
 */
export function pinToCore(cores = availableParallelism()): string[] {
  const last = cores - 1
  if (last < 1 || !setAffinity(`0-${last - 1}`)) return []
  return ['--no-zygote', `--renderer-cmd-prefix=taskset --cpu-list ${last}`]
}

/** Includes all threads; child processes inherit it. */
function setAffinity(cores: string): boolean {
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)]).status === 0
}
