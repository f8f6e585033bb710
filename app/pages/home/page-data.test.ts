import { describe, expect, it } from 'vitest'
import { settings } from '../../site/build-constants.ts'
import { languages } from '../../site/languages.ts'
import { textsIn } from '../../texts/testing/texts-in.ts'
import { packageTrace } from './page-data.ts'

function numbersIn(text: string): number[] {
  return text.match(/\d+/g)?.map(Number) ?? []
}

describe.each(languages)('the demos in %s', (language) => {
  const texts = textsIn(language, 'home')
  const said = (key: string) => texts.get(key) ?? ''

  it('speak of the order that is looked up, and count their steps', () => {
    const [order] = numbersIn(said('supportDesk.chat.messages.notArrived.content'))
    expect(numbersIn(said('supportDesk.trace.steps.orderLookedUp.text'))).toEqual([order])
    expect(numbersIn(said('supportDesk.log.title'))).toEqual([packageTrace.length, 1])
  })

  it('leave packages in no street of our own', () => {
    const [street = ''] = settings.offices.br.address.split(',')
    expect(said('supportDesk.chat.messages.found.content')).not.toContain(street)
  })

  it('move the bill to the day that the customer chose', () => {
    const chat = 'platform.tabs.customer-ai-support.chat.messages'
    const [day] = numbersIn(said(`${chat}.request.content`))
    expect(numbersIn(said(`${chat}.answer.content`))).toContain(day)
    expect(numbersIn(said(`${chat}.done.content`))).toEqual([day])
  })

  it('book no more vacation than there is, before it expires', () => {
    const chat = 'platform.tabs.hr-ai-assistant.chat.messages'
    const [left = 0] = numbersIn(said(`${chat}.answer.content`))
    const [first = 0, last = 0] = numbersIn(said(`${chat}.request.content`))
    expect(last - first + 1).toBeLessThanOrEqual(left)
    // In Brazil no part of a vacation has less than five days.
    expect(last - first + 1).toBeGreaterThanOrEqual(5)
    expect(last).toBeLessThanOrEqual(31)
  })
})
