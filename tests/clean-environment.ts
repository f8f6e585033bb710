/** Import first. Regression: a sample lead went to the webhook, mail server and database in an owner's settings. */

import { modelVariables } from '#assistant/server/settings.ts'
import { leadsVariables } from '#leads/server/settings.ts'
import { serverVariables } from '#server/settings.ts'
import { variables } from '#site/settings.ts'

const tables = [variables, leadsVariables, modelVariables, serverVariables]

/** Not in the tables: read by src/server/folders.ts, and by `pg` for missing parts of the database URL. */
const others = /^(DIST_FOLDER|PG[A-Z]+)$/

for (const name of Object.keys(process.env)) {
  if (tables.some((table) => name in table) || others.test(name)) delete process.env[name]
}

// Read no .env file.
process.env['ENV_FILE'] = ''
