import { existsSync, readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { modelVariables } from '#assistant/server/settings.ts'
import { leadsVariables } from '#leads/server/settings.ts'
import { variables } from '#site/settings.ts'
import { SettingsError } from '#site/variables.ts'
import { serverVariables } from './settings.ts'
import { findClosest } from './suggestions.ts'

const settingNames = [variables, leadsVariables, modelVariables, serverVariables].flatMap((table) => Object.keys(table))

/** Renamed in version 0.2: ignoring an old name would run the server with defaults. */
const renamedSettings: Readonly<Record<string, string>> = {
  DESK: 'LEADS_SERVER',
  DESK_DATABASE_FILE: 'LEADS_DATABASE_FILE',
  DESK_PASSWORD_HASH: 'ADMIN_PASSWORD_HASH',
  DESK_WORKING_HOURS: 'BOOKING_WORKING_HOURS',
  DESK_BLOCKED_DATES: 'BOOKING_BLOCKED_DATES',
  DESK_NOTICE_HOURS: 'BOOKING_NOTICE_HOURS',
  DESK_HORIZON_DAYS: 'BOOKING_HORIZON_DAYS',
  DESK_SENDS_PER_MINUTE: 'REQUESTS_PER_MINUTE',
  DESK_LEADS_PER_DAY: 'LEADS_PER_DAY',
  DESK_LEADS_PER_HOUR: 'LEADS_PER_HOUR',
  DESK_CALLS_PER_DAY: 'BOOKINGS_PER_DAY',
  DESK_CALLS_PER_HOUR: 'BOOKINGS_PER_HOUR',
  DESK_KEEP_DAYS: 'LEADS_KEEP_DAYS',
  DESK_PROOF_TRIES: 'LEADS_PROOF_TRIES',
  DESK_TIME_ZONE: 'TEAM_TIME_ZONE',
}

/** Variables that are already set win; `ENV_FILE` selects another file, or none if it is empty. */
export function environment(): Record<string, string | undefined> {
  const file = settingsFile()
  if (file) loadEnvFile(file)
  const outdated = Object.entries(renamedSettings)
    .filter(([name]) => process.env[name] !== undefined)
    .map(([name, renamed]) => `${name} is now called ${renamed}. Rename the setting.`)
  if (outdated.length > 0) throw new SettingsError(outdated.join('\n'))
  return process.env
}

/** Typos would go unnoticed otherwise. */
export function unknownSettings(): string[] {
  const file = settingsFile()
  if (!file) return []
  return Object.keys(parseEnv(readFileSync(file, 'utf8')))
    .filter((name) => !settingNames.includes(name))
    .map((name) => `${file}: there is no setting ${name}. Did you mean ${findClosest(name, settingNames)}?`)
}

function settingsFile(): string | undefined {
  const file = process.env['ENV_FILE'] ?? '.env'
  return file && existsSync(file) ? file : undefined
}
