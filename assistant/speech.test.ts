import { expect, it } from 'vitest'
import { heardIn } from './speech.ts'

const result = (isFinal: boolean, transcript: string) => ({ isFinal, 0: { transcript } })

it('tells what has been understood from what may still change', () => {
  expect(heardIn([result(true, ' Can it '), result(true, 'read'), result(false, ' supplier contracts')])).toEqual({
    settled: 'Can it read',
    guessed: 'supplier contracts',
  })
  expect(heardIn([])).toEqual({ settled: '', guessed: '' })
})
