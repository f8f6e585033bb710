import { expect, it } from 'vitest'
import { allAnswers, allowedMoves, applyEvent, changeableAnswers, initialConversation } from './conversation.ts'
import type { Conversation, ConversationEvent } from './conversation.ts'
import { dimensions, levels } from './dimensions.ts'
import { MAX_REPLY_LENGTH, parseEvents, replay, serializeEvents } from './persistence.ts'

const begin: ConversationEvent = { type: 'begin' }
const answer = (level: 1 | 2 | 3 | 4): ConversationEvent => ({ type: 'answer', level })
const middle = [begin, answer(2), answer(3), answer(2)]
const finished = [begin, ...dimensions.map(() => answer(2))]

const changeable = (conversation: Conversation) =>
  [...changeableAnswers(conversation)].map((message) => 'dimension' in message && message.dimension)

it('explains that it is an AI and sends nothing before it asks anything', () => {
  expect(initialConversation.messages.map(({ say }) => say)).toEqual(['hello', 'private', 'how'])
  expect(applyEvent(initialConversation, answer(1))).toBe(initialConversation)
})

it('asks seven questions and ends with a report', () => {
  expect(replay(finished).stage).toBe('report')
  expect(allAnswers(replay(finished))).toBeDefined()
  expect(allAnswers(replay(middle))).toBeUndefined()
})

it('asks a follow-up question only after the lowest and the highest answer', () => {
  for (const level of levels) {
    const { asked } = replay([begin, answer(level)])
    expect(asked).toMatchObject(level === 1 || level === 4 ? { kind: 'followUp', level } : { dimension: 'people' })
  }
  expect(replay([begin, answer(4), { type: 'confirm', confirmed: 'no' }])).toMatchObject({
    answers: { strategy: { level: 4, confirmed: 'no' } },
    asked: { kind: 'question', dimension: 'people' },
  })
})

it('asks again after every unclear reply', () => {
  const unclear: ConversationEvent = { type: 'unclear', said: 'banana' }
  const asked = replay([begin, unclear, unclear, unclear])
  expect(asked.answers).toEqual({})
  expect(asked.messages.at(-1)).toEqual({ by: 'assistant', say: 'unclear' })
  expect(replay([begin, answer(1), unclear]).messages.at(-1)).toEqual({ by: 'assistant', say: 'unclearConfirm' })
})

it('asks again once if the visitor is unsure, then continues', () => {
  const once = replay([begin, { type: 'unsure' }])
  expect(once.asked).toMatchObject({ dimension: 'strategy', askedBack: true })
  expect(applyEvent(once, { type: 'unsure', said: 'I still do not know' })).toMatchObject({
    answers: { strategy: { level: 'unknown' } },
    asked: { dimension: 'people', askedBack: false },
  })
  expect(replay([begin, { type: 'unsure' }, { type: 'skip' }]).answers.strategy).toEqual({ level: 'unknown' })
  // Being unsure about the follow-up keeps the answer.
  const unsure = replay([begin, answer(1), { type: 'unsure', said: 'hard to say' }])
  expect(unsure.answers.strategy).toEqual({ level: 1 })
  expect(unsure.messages).toContainEqual({ by: 'visitor', say: 'text', text: 'hard to say' })
})

it('goes back to the previous question, and from a follow-up to its question', () => {
  const back: ConversationEvent = { type: 'back' }
  expect(replay([...middle, back])).toMatchObject({ asked: { dimension: 'data' }, answers: { data: { level: 2 } } })
  expect(replay([begin, answer(1), back]).asked).toMatchObject({ kind: 'question', dimension: 'strategy' })
  const first = replay([begin])
  expect(allowedMoves(first)).toEqual({ back: false, keep: false })
  expect(applyEvent(first, back)).toBe(first)
})

it('accepts a new answer to an earlier question, then continues where it was', () => {
  const changing = applyEvent(replay(middle), { type: 'change', dimension: 'strategy' })
  expect(allowedMoves(changing)).toEqual({ back: false, keep: true })
  const asked = { dimension: 'processes' }
  expect(applyEvent(changing, answer(3))).toMatchObject({ answers: { strategy: { level: 3 } }, asked })
  expect(applyEvent(changing, { type: 'keep' })).toMatchObject({ answers: replay(middle).answers, asked })
})

it('changes an answer from the report and returns to it', () => {
  const changing = applyEvent(replay(finished), { type: 'change', dimension: 'data' })
  expect(changing.stage).toBe('asking')
  expect(applyEvent(changing, { type: 'keep' }).stage).toBe('report')
  expect(applyEvent(changing, answer(3)).stage).toBe('report')
})

it('lets the visitor change the last answer to every question except the current one', () => {
  const asking = replay(middle)
  expect(changeable(asking)).toEqual(['strategy', 'people', 'data'])
  const changing = applyEvent(asking, { type: 'change', dimension: 'people' })
  expect(changeable(changing)).toEqual(['strategy', 'data'])
  expect(changeable(applyEvent(changing, { type: 'keep' }))).toEqual(['strategy', 'people', 'data'])
  const changed = applyEvent(changing, answer(2))
  expect([...changeableAnswers(changed)]).toContain(changed.messages.findLast(({ by }) => by === 'visitor'))
  expect(changeable(changed)).toHaveLength(3)
})

const serialize = (...events: unknown[]) => JSON.stringify({ version: 1, events })

it('restores a stored conversation after a reload', () => {
  const changing: ConversationEvent[] = [...finished, { type: 'change', dimension: 'data' }]
  for (const events of [[], [begin], middle, finished, changing]) {
    expect(replay(parseEvents(serializeEvents(events)))).toEqual(replay(events))
  }
})

it.each([
  ['nothing stored', undefined],
  ['invalid JSON', '{"version":1,'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', serialize(begin).replace('1', '0')],
  ['no list of events', serialize(begin).replace(/\[.*\]/, '"begin"')],
  ['a list with a number', serialize(begin, 7)],
  ['an unknown event', serialize(begin, { type: 'win' })],
  ['an unknown level', serialize(begin, { type: 'answer', level: 9 })],
  ['an unknown dimension', serialize(begin, { type: 'change', dimension: 'toString' })],
  ['an unknown confirmation', serialize(begin, { type: 'confirm', confirmed: true })],
  ['a reply that is not text', serialize(begin, { type: 'unclear', said: {} })],
  ['a reply that is too long', serialize(begin, { type: 'unclear', said: 'a'.repeat(MAX_REPLY_LENGTH + 1) })],
  ['a list of too many events', serialize(...Array.from({ length: 1000 }, () => begin))],
])('starts over if the stored data is invalid: %s', (_name, invalid) => {
  expect(replay(parseEvents(invalid))).toEqual(initialConversation)
})

it('always has a question, a report or the start, in any order of events', () => {
  const events: ConversationEvent[] = [
    begin,
    ...levels.map(answer),
    { type: 'confirm', confirmed: 'yes' },
    { type: 'unclear', said: 'x' },
    ...(['unsure', 'skip', 'back', 'keep'] as const).map((type) => ({ type })),
    { type: 'change', dimension: 'data' },
  ]
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 200; round += 1) {
    let state: Conversation = initialConversation
    for (let move = 0; move < 40; move += 1) {
      state = applyEvent(state, events[Math.floor(random() * events.length)] ?? begin)
      expect(state.asked !== undefined).toBe(state.stage === 'asking')
      if (state.stage === 'report') expect(allAnswers(state)).toBeDefined()
    }
  }
})
