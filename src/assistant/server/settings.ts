/** Read at startup; browsers never get the key. */

import { leadsVariables, isOnThisMachine, formatTlsHint } from '#leads/server/settings.ts'
import { modelUrlVariable } from '#site/settings.ts'
import { count, readVariables, SettingsError, text, type Kind, type Variables } from '#site/variables.ts'

const key = { ...text, wanted: 'an API key', example: 'a-key', secret: true } satisfies Kind

export const modelVariables = {
  ASSISTANT_MODEL_URL: modelUrlVariable,
  ASSISTANT_MODEL: { kind: { ...text, wanted: 'a model name', example: 'llama3.1:8b' }, initial: undefined },
  ASSISTANT_MODEL_KEY: { kind: key, initial: undefined },
  ASSISTANT_ASKS_PER_MINUTE: { kind: count(1, 1_000_000), initial: '6' },
  ASSISTANT_ASKS_PER_VISITOR: { kind: count(1, 1_000_000), initial: '60' },
  ASSISTANT_ASKS_PER_DAY: { kind: count(1, 100_000_000), initial: '1000' },
} as const satisfies Variables

export type ModelSettings = NonNullable<ReturnType<typeof readModelSettings>>

export function readModelSettings(environment: Record<string, string | undefined>) {
  const { DELIVER_WITHOUT_TLS } = leadsVariables
  const values = readVariables({ ...modelVariables, DELIVER_WITHOUT_TLS }, environment)
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: model } = values
  if (!url) return undefined
  if (!model) throw new SettingsError('ASSISTANT_MODEL_URL requires ASSISTANT_MODEL, the name of the model.')
  if (url.startsWith('http:') && !values.DELIVER_WITHOUT_TLS && !isOnThisMachine(url)) {
    throw new SettingsError(
      `ASSISTANT_MODEL_URL starts with http, so questions would be sent unencrypted. ${formatTlsHint('https:')}`,
    )
  }
  return {
    url: completionsUrl(url),
    model,
    key: values.ASSISTANT_MODEL_KEY,
    /** Per IP address. */
    perMinute: values.ASSISTANT_ASKS_PER_MINUTE,
    perDay: { visitor: values.ASSISTANT_ASKS_PER_VISITOR, all: values.ASSISTANT_ASKS_PER_DAY },
  }
}

/** Vendors document the base URL, but some owners copy the full endpoint. */
function completionsUrl(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '/chat/completions')
  return url.href
}
