import { connect, type Socket } from 'node:net'

/** Resolves to everything received until the connection closes, even after an error. */
export function sendRaw(address: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(address, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => (answer += String(data)))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}

export function open(address: string, onConnect: () => void = () => {}): Socket {
  const { hostname, port } = new URL(address)
  return connect(Number(port), hostname, onConnect)
}
