import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brandColors } from '#tools/brand/brand.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const token = (name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(tokens)?.[1] ?? ''

function nameOf(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const max = Math.max(red, green, blue)
  if (max - Math.min(red, green, blue) < 40) return 'gray'
  if (max === blue) return 'blue'
  const isYellow = red > 1.2 * blue && green > 1.2 * blue && Math.abs(red - green) < 80
  return isYellow ? 'yellow' : max === green ? 'green' : 'red'
}

it('uses green, blue, yellow and gray for status dots', () => {
  const colors = [brandColors().done, token('active'), token('pending'), token('idle')]
  expect(colors.map(nameOf)).toEqual(['green', 'blue', 'yellow', 'gray'])
  const styles = readFileSync('src/ui/Status.module.css', 'utf8')
  for (const status of ['done', 'active', 'pending', 'idle']) {
    expect(styles).toMatch(new RegExp(`\\.${status} \\{\\s*--dot: var\\(--${status}\\);`))
  }
})
