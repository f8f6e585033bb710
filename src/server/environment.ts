import { existsSync, readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { modelVariables } from '#assistant/server/settings.ts'
import { leadsVariables } from '#leads/server/settings.ts'
import { variables } from '#site/settings.ts'
import { serverVariables } from './settings.ts'
import { nearest } from './suggestions.ts'

const known = [variables, leadsVariables, modelVariables, serverVariables].flatMap((table) => Object.keys(table))

/**
 * Loads `.env` into `process.env`; variables that are already set win. `ENV_FILE` selects another file, or none if it
 * is empty: tests run as on a fresh machine.
 */
export function environment(): Record<string, string | undefined> {
  const file = settingsFile()
  if (file) loadEnvFile(file)
  return process.env
}

/** Warnings for unknown settings in the file, with the closest known name. Typos would go unnoticed otherwise. */
export function unknownSettings(): string[] {
  const file = settingsFile()
  if (!file) return []
  return Object.keys(parseEnv(readFileSync(file, 'utf8')))
    .filter((name) => !known.includes(name))
    .map((name) => `${file}: there is no setting ${name}. Did you mean ${nearest(name, known)}?`)
}

function settingsFile(): string | undefined {
  const file = process.env['ENV_FILE'] ?? '.env'
  return file && existsSync(file) ? file : undefined
}
