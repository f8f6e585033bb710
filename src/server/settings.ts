import { count, readVariables, text, type Kind, type Variables } from '#site/variables.ts'

const port = { ...count(1, 65_535), wanted: 'a port number', example: '3000' } satisfies Kind
const host = { schema: text.schema, wanted: 'an address of this machine', example: '127.0.0.1' } satisfies Kind

export const serverVariables = {
  PORT: { kind: port, initial: '3000' },
  HOST: { kind: host, initial: undefined },
  CONNECTIONS_PER_ADDRESS: { kind: count(8, 1_000_000), initial: '256' },
  METRICS_PORT: { kind: { ...port, example: '9464' }, initial: undefined },
  METRICS_HOST: { kind: host, initial: '127.0.0.1' },
} as const satisfies Variables

export function readServerSettings(environment: Record<string, string | undefined>) {
  const values = readVariables(serverVariables, environment)
  return {
    port: values.PORT,
    /** Unset: all addresses, IPv6 and IPv4. */
    host: values.HOST,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : undefined,
  }
}
