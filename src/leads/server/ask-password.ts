import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { UsageError } from './command.ts'
import { CONTROL, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts'

/** Prompts twice without echo on a terminal; otherwise reads the piped input. */
export async function askPassword(input = process.stdin, output = process.stderr): Promise<string> {
  if (!input.isTTY) return checked((await text(input)).replace(/\r?\n$/, ''))
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: silent, terminal: true })
  const ask = async (question: string) => {
    output.write(question)
    const answer = await terminal.question('')
    output.write('\n')
    return answer
  }
  try {
    const password = checked(await ask('Password: '))
    if ((await ask('Once more: ')) !== password) throw new UsageError('These were two passwords.')
    return password
  } finally {
    terminal.close()
  }
}

function checked(password: string): string {
  if (password.length < SHORTEST_PASSWORD) {
    throw new UsageError(
      `A password has ${SHORTEST_PASSWORD} characters or more: some words that only you put together.`,
    )
  }
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
    throw new UsageError(`A password has at most ${LONGEST_PASSWORD} bytes.`)
  }
  if (CONTROL.test(password)) throw new UsageError('A password is one line.')
  return password
}
