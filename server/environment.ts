import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** The environment, with an `.env` file of the project taken in. What is set outside the file wins. */
export function environment(): Record<string, string | undefined> {
  if (existsSync('.env')) loadEnvFile('.env')
  return process.env
}
