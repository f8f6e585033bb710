import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { interviewDay, leaveWeek, type payStub } from './sample-data.ts'

const en = fileIn('en', 'hraiassistant')
const pt = fileIn(PT, 'hraiassistant')

/** Monday of the week with the requested day off. It has no public holiday in either country. */
const MONDAY = 10

const FRIDAY = 5

describe('the week of the day off', () => {
  it('begins on a Monday, and the day asked for is where the calendar has it', () => {
    expect(new Date(2026, 7, MONDAY).getDay()).toBe(1)
    expect(en.requests.leave.figure.caption).toContain(`August ${MONDAY}`)
    if (hasPortuguese) expect(pt.requests.leave.figure.caption).toContain(`${MONDAY} de agosto`)
    const asked = leaveWeek.people.flatMap(({ week }) => (week.includes('r') ? [week.indexOf('r')] : []))
    expect(asked).toEqual([leaveWeek.requestedDate - MONDAY])
  })

  it('is the one that the chat speaks of', () => {
    expect(new Date(2026, 7, leaveWeek.requestedDate).getDay()).toBe(FRIDAY)
    for (const { messages } of [en.policyChat.chat, pt.policyChat.chat]) {
      expect(messages.giveDate.content).toContain(String(leaveWeek.requestedDate))
    }
  })

  it('has three of four there on every day, and on no day fewer', () => {
    const here = leaveWeek.days.map((_, day) => leaveWeek.people.filter(({ week }) => week[day] === 'h').length)
    expect([leaveWeek.people.length, Math.min(...here)]).toEqual([4, 3])
  })
})

it('books the only hour that suits all three', () => {
  const free = interviewDay.hours.filter((_, column) => interviewDay.people.every(({ slots }) => slots[column] !== 'x'))
  expect(free).toEqual([11])
  expect(en.requests.interview.figure.result).toContain('at 11 a.m.')
  if (hasPortuguese) expect(pt.requests.interview.figure.result).toContain('às 11h')
})

describe.runIf(hasPortuguese)('the pay stub in Brazil', () => {
  const { lines, change } = pt.requests.payStub.figure
  const amount = (id: (typeof payStub.lines)[number]) =>
    Number(lines[id].amount.replace('.', '').replace(',', '.').replace('−', '-'))

  it('pays a fifth more for the eight hours of a night', () => {
    const nights = Number.parseInt(change, 10)
    const hourly = amount('basePay') / 220
    expect(amount('nightShifts')).toBeCloseTo(nights * 8 * hourly * 0.2, 2)
  })

  it('deducts what the second bracket of 2026 does; meals are free of it', () => {
    const pay = amount('basePay') + amount('nightShifts')
    expect(amount('deduction')).toBeCloseTo(-(pay * 0.09 - 24.32), 2)
  })

  it('comes from a week of the law', () => {
    expect(pt.requests.letter.figure.text).toContain('[44 horas]')
    expect(en.requests.letter.figure.text).toContain('[40 hours]')
  })
})
