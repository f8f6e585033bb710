import type { Challenge } from 'altcha-lib/types'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { api } from '../shared/protocol.ts'
import { bookingSchema, check, leadSchema } from '../shared/schema.ts'
import { solve } from '../shared/solver.ts'

/** Send the form with the same headers: proofs are bound to a network. */
export async function addProof<Form extends object>(
  form: Form,
  address: string,
  headers: Record<string, string> = {},
): Promise<Form & { proof: string }> {
  const challenge = (await (await fetch(address + api.challenge, { headers })).json()) as Challenge
  return { ...form, proof: (await solve(challenge)) ?? '' }
}

const schemas: Readonly<Record<string, Parameters<typeof check>[0]>> = {
  [api.leads]: leadSchema,
  [api.bookings]: bookingSchema,
}

/** Leaves invalid and hostile requests as they are. */
export function addProofsToInject(server: FastifyInstance): void {
  const inject = server.inject.bind(server)

  async function addProofTo(request: InjectOptions): Promise<InjectOptions> {
    const { method, url, payload, remoteAddress, headers } = request
    const schema = method === 'POST' && typeof url === 'string' ? schemas[url] : undefined
    if (!schema || !check(schema, payload).ok || 'proof' in (payload as object)) return request
    // From the same address: a proof is only valid for its network.
    const from = headers?.['x-forwarded-for']
    const response = await inject({
      url: api.challenge,
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
    })
    if (response.statusCode !== 200) return request
    return { ...request, payload: { ...(payload as object), proof: await solve(response.json<Challenge>()) } }
  }

  const injectWithProof = async (request: InjectOptions | string) =>
    inject(typeof request === 'string' ? request : await addProofTo(request))
  server.inject = injectWithProof as typeof server.inject
}
