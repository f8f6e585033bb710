import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

type Headers = Record<string, string>

/** Like a form or a link: the admin page rejects fetch(), whose Sec-Fetch-Mode isn't `navigate`. */
export async function navigate(url: string, headers: Headers, body?: string): Promise<IncomingMessage> {
  const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

export async function signIn(address: string, password: string, headers: Headers): Promise<IncomingMessage> {
  const allHeaders = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  const answer = await navigate(`${address}/admin/login`, allHeaders, String(new URLSearchParams({ password })))
  return answer.resume()
}
