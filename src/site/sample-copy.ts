import copy from './content/sample-copy.json' with { type: 'json' }

export type Sample = { namespace: string; keys: readonly string[]; what: string }

/**
 * Copy, by key prefix, that `npm run launch-check` asks the owner to confirm. Pages don't mark it as sample. Entries for
 * removed pages are harmless.
 */
export const samples: readonly Sample[] = Object.entries(copy).flatMap(([namespace, entries]) =>
  Object.entries(entries).map(([keys, what]) => ({ namespace, keys: keys.split(', '), what })),
)
