import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { limitReads } from './rate-limits.ts'

const PER_MINUTE = 12

it('limits reads from a /48 and from a provider without affecting others', async () => {
  const server = Fastify({ trustProxy: '127.0.0.1' })
  server.get('/', limitReads(PER_MINUTE), () => 'slots')
  const countAnswered = async (addressOf: (index: number) => string, count = 200) => {
    let answered = 0
    for (let index = 1; index <= count; index++) {
      const { statusCode } = await server.inject({ url: '/', headers: { 'x-forwarded-for': addressOf(index) } })
      answered += Number(statusCode === 200)
    }
    return answered
  }
  expect(await countAnswered(() => '2001:db8:1::1')).toBe(PER_MINUTE)
  // Rejected requests from one address don't count against its neighbors.
  expect(await countAnswered((index) => `2001:db8:1:${index}::1`)).toBe(PER_MINUTE)
  expect(await countAnswered((index) => `2001:db8:${index + 1}::1`)).toBe(6 * PER_MINUTE)
  expect(await countAnswered(() => '2001:db9::1', 1)).toBe(1)
  expect(await countAnswered(() => '203.0.113.7', 1)).toBe(1)
})
