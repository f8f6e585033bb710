/**
 * Tests have settings of their own. What an owner has set reaches neither them nor the processes that they start, be it
 * in `.env` or exported in a shell: a sample lead went to an owner's webhook, mail server and database once.
 * Both configurations of tests import this first of all.
 */

import { modelVariables } from '#assistant/server/settings.ts'
import { leadsVariables } from '#leads/server/settings.ts'
import { serverVariables } from '#server/settings.ts'
import { variables } from '#site/settings.ts'

const tables = [variables, leadsVariables, modelVariables, serverVariables]

/** Read beside the tables: by src/server/folders.ts and, where an address leaves something open, by `pg`. */
const others = /^(DIST_FOLDER|PG[A-Z]+)$/

for (const name of Object.keys(process.env)) {
  if (tables.some((table) => name in table) || others.test(name)) delete process.env[name]
}

// No file is read at all.
process.env['ENV_FILE'] = ''
