import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { UsageError } from './command.ts'
import { CONTROL_CHARACTER, MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from './password.ts'

export async function askPassword(input = process.stdin, output = process.stderr): Promise<string> {
  if (!input.isTTY) return validate((await text(input)).replace(/\r?\n$/, ''))
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: silent, terminal: true })
  const ask = async (question: string) => {
    output.write(question)
    const answer = await terminal.question('')
    output.write('\n')
    return answer
  }
  try {
    const password = validate(await ask('Password: '))
    if ((await ask('Repeat the password: ')) !== password) throw new UsageError('The passwords do not match.')
    return password
  } finally {
    terminal.close()
  }
}

function validate(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new UsageError(
      `The password must have ${MIN_PASSWORD_LENGTH} characters or more. Several unrelated words work well.`,
    )
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new UsageError(`The password must have at most ${MAX_PASSWORD_BYTES} bytes.`)
  }
  if (CONTROL_CHARACTER.test(password)) throw new UsageError('The password must be a single line.')
  return password
}
