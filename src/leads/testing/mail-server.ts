import { createServer, type Socket } from 'node:net'
import { listen } from './ports.ts'

export type MailServer = { address: string; received: { to: string[]; content: string }[]; close(): Promise<void> }

const replies: Readonly<Record<string, string>> = { QUIT: '221 bye', STARTTLS: '502 not here', DATA: '354 go on' }

/** Implements just enough SMTP for a mail client. */
export async function startMailServer(
  replyTo: (command: string) => string | undefined = () => undefined,
): Promise<MailServer> {
  const received: MailServer['received'] = []
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    let buffer = ''
    let to: string[] = []
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      buffer += chunk.toString()
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end < 0) return
        const text = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (inData) {
          received.push({ to, content: text })
          to = []
          inData = false
          socket.write('250 taken\r\n')
          continue
        }
        const reply = replyTo(text)
        if (!reply && text.startsWith('RCPT TO:')) to.push(text.slice(9, -1))
        inData = !reply && text === 'DATA'
        socket.write(`${reply || (replies[text] ?? '250 fine')}\r\n`)
      }
    })
  })

  const port = await listen(server)
  return {
    address: `smtp://127.0.0.1:${port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
