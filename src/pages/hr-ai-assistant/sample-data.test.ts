import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { interviewDay, leaveWeek, type payStub } from './sample-data.ts'

const en = fileIn('en', 'hraiassistant')
const pt = fileIn(PT, 'hraiassistant')

/** Monday of the week with the requested day off. It has no public holiday in either country. */
const MONDAY = 10

const FRIDAY = 5

describe('the week with the day off', () => {
  it('starts on a Monday and marks the requested day', () => {
    expect(new Date(2026, 7, MONDAY).getDay()).toBe(1)
    expect(en.requests.leave.figure.caption).toContain(`August ${MONDAY}`)
    if (hasPortuguese) expect(pt.requests.leave.figure.caption).toContain(`${MONDAY} de agosto`)
    const asked = leaveWeek.people.flatMap(({ week }) => (week.includes('r') ? [week.indexOf('r')] : []))
    expect(asked).toEqual([leaveWeek.requestedDate - MONDAY])
  })

  it('contains the date in the chat', () => {
    expect(new Date(2026, 7, leaveWeek.requestedDate).getDay()).toBe(FRIDAY)
    for (const { messages } of [en.policyChat.chat, pt.policyChat.chat]) {
      expect(messages.giveDate.content).toContain(String(leaveWeek.requestedDate))
    }
  })

  it('has at least three of four people present every day', () => {
    const here = leaveWeek.days.map((_, day) => leaveWeek.people.filter(({ week }) => week[day] === 'h').length)
    expect([leaveWeek.people.length, Math.min(...here)]).toEqual([4, 3])
  })
})

it('books the only hour that is free for all three', () => {
  const free = interviewDay.hours.filter((_, column) => interviewDay.people.every(({ slots }) => slots[column] !== 'x'))
  expect(free).toEqual([11])
  expect(en.requests.interview.figure.result).toContain('at 11 a.m.')
  if (hasPortuguese) expect(pt.requests.interview.figure.result).toContain('às 11h')
})

describe.runIf(hasPortuguese)('the pay stub in Brazil', () => {
  const { lines, change } = pt.requests.payStub.figure
  const amount = (id: (typeof payStub.lines)[number]) =>
    Number(lines[id].amount.replace('.', '').replace(',', '.').replace('−', '-'))

  it('pays 20 % more for eight hours per night', () => {
    const nights = Number.parseInt(change, 10)
    const hourly = amount('basePay') / 220
    expect(amount('nightShifts')).toBeCloseTo(nights * 8 * hourly * 0.2, 2)
  })

  it('deducts by the second bracket of 2026, without meals', () => {
    const pay = amount('basePay') + amount('nightShifts')
    expect(amount('deduction')).toBeCloseTo(-(pay * 0.09 - 24.32), 2)
  })

  it('has the legal working hours per week', () => {
    expect(pt.requests.letter.figure.text).toContain('[44 horas]')
    expect(en.requests.letter.figure.text).toContain('[40 hours]')
  })
})
