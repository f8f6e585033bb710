import { Agent, request, type RequestOptions } from 'node:http'

export type Sent = { path: string; body?: string; options: RequestOptions }

/** Each client sends its next request when it has the response to the last, until there is none. */
export async function sendFrom(clients: number, address: string, next: () => Sent | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const statuses: Record<number, number> = {}
  const runClient = async () => {
    for (let sent = next(); sent; sent = next()) {
      const started = performance.now()
      const status = await send(address, sent, agent)
      times.push(performance.now() - started)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, runClient))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(1)} ms`
  return { count: times.length, seconds, statuses, at }
}

/** Resolves to 0 without a response. */
function send(address: string, { path, body, options }: Sent, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    request(address + path, { ...options, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end(body)
  })
}
