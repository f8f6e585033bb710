import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/**
 * The environment, with an `.env` file of the project taken in. What is set outside the file wins. `ENV_FILE` names
 * another file, or none if it is empty: tests look at the site as a fresh machine has it.
 */
export function environment(): Record<string, string | undefined> {
  const file = process.env['ENV_FILE'] ?? '.env'
  if (file && existsSync(file)) loadEnvFile(file)
  return process.env
}
