import { describe, expect, it } from 'vitest'
import {
  after,
  allAnswers,
  atStart,
  changeableAnswers,
  waysOut,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts'
import { dimensions, levels } from './dimensions.ts'
import { MOST_LETTERS, played, restored, written } from './persistence.ts'

const begin: ConversationEvent = { type: 'begin' }
const answer = (level: 1 | 2 | 3 | 4): ConversationEvent => ({ type: 'answer', level })
const middle = [begin, answer(2), answer(3), answer(2)]
const finished = [begin, ...dimensions.map(() => answer(2))]

const changeable = (conversation: Conversation) =>
  [...changeableAnswers(conversation)].map((message) => 'dimension' in message && message.dimension)

describe('a conversation', () => {
  it('says that it is an AI and that nothing is sent, before anything is asked', () => {
    expect(atStart.messages.map(({ say }) => say)).toEqual(['hello', 'private', 'how'])
    expect(after(atStart, answer(1))).toBe(atStart)
  })

  it('asks seven questions and comes to a report', () => {
    const end = played(finished)
    expect(end.stage).toBe('report')
    expect(allAnswers(end)).toBeDefined()
    expect(allAnswers(played(middle))).toBeUndefined()
  })

  it('asks once more about the lowest and the highest answer, and about no other', () => {
    for (const level of levels) {
      const { asked } = played([begin, answer(level)])
      expect(asked).toMatchObject(level === 1 || level === 4 ? { kind: 'followUp', level } : { dimension: 'people' })
    }
    const confirmed = played([begin, answer(4), { type: 'confirm', confirmed: 'no' }])
    expect(confirmed.answers.strategy).toEqual({ level: 4, confirmed: 'no' })
    expect(confirmed.asked).toMatchObject({ kind: 'question', dimension: 'people' })
  })

  it('asks back for what is unclear, however often', () => {
    const unclear: ConversationEvent = { type: 'unclear', said: 'banana' }
    const asked = played([begin, unclear, unclear, unclear])
    expect(asked.answers).toEqual({})
    expect(asked.messages.at(-1)).toEqual({ by: 'assistant', say: 'unclear' })
    expect(played([begin, answer(1), unclear]).messages.at(-1)).toEqual({ by: 'assistant', say: 'unclearConfirm' })
  })

  it('asks back once who is not sure, then goes on', () => {
    const once = played([begin, { type: 'unsure' }])
    expect(once.asked).toMatchObject({ dimension: 'strategy', askedBack: true })
    const twice = after(once, { type: 'unsure', said: 'I still do not know' })
    expect(twice.answers.strategy).toEqual({ level: 'unknown' })
    expect(twice.asked).toMatchObject({ dimension: 'people', askedBack: false })
    expect(played([begin, { type: 'unsure' }, { type: 'skip' }]).answers.strategy).toEqual({ level: 'unknown' })
    // Being unsure about the follow-up keeps the answer.
    expect(played([begin, answer(1), { type: 'unsure' }]).answers.strategy).toEqual({ level: 1 })
    const spoken = played([begin, answer(1), { type: 'unsure', said: 'hard to say' }])
    expect(spoken.messages).toContainEqual({ by: 'visitor', say: 'words', text: 'hard to say' })
  })

  it('goes back to the question before, and from a follow-up to its question', () => {
    const back = after(played(middle), { type: 'back' })
    expect(back.asked).toMatchObject({ dimension: 'data' })
    expect(back.answers.data).toEqual({ level: 2 })
    expect(after(played([begin, answer(1)]), { type: 'back' }).asked).toMatchObject({
      kind: 'question',
      dimension: 'strategy',
    })
    const first = played([begin])
    expect(waysOut(first)).toEqual({ back: false, keep: false })
    expect(after(first, { type: 'back' })).toBe(first)
  })

  it('takes another answer to an earlier question, then goes on where it was', () => {
    const changing = after(played(middle), { type: 'change', dimension: 'strategy' })
    expect(waysOut(changing)).toEqual({ back: false, keep: true })
    const changed = after(changing, answer(3))
    expect(changed.answers.strategy).toEqual({ level: 3 })
    expect(changed.asked).toMatchObject({ dimension: 'processes' })
    const kept = after(changing, { type: 'keep' })
    expect(kept.answers).toEqual(played(middle).answers)
    expect(kept.asked).toMatchObject({ dimension: 'processes' })
  })

  it('changes an answer from the report and comes back to it', () => {
    const changing = after(played(finished), { type: 'change', dimension: 'data' })
    expect(changing.stage).toBe('asking')
    expect(after(changing, { type: 'keep' }).stage).toBe('report')
    expect(after(changing, answer(3)).stage).toBe('report')
  })
})

describe('what can be changed where it stands', () => {
  it('is each answer but the one that is asked again, and this too when it was kept', () => {
    const asking = played(middle)
    expect(changeable(asking)).toEqual(['strategy', 'people', 'data'])
    const changing = after(asking, { type: 'change', dimension: 'people' })
    expect(changeable(changing)).toEqual(['strategy', 'data'])
    expect(changeable(after(changing, { type: 'keep' }))).toEqual(['strategy', 'people', 'data'])
  })

  it('is the last answer to a question that was answered twice', () => {
    const twice = played([...middle, { type: 'change', dimension: 'people' }, answer(2)])
    const people = [...changeableAnswers(twice)].filter((each) => 'dimension' in each && each.dimension === 'people')
    expect(people).toEqual([twice.messages.findLast((each) => each.by === 'visitor')])
  })
})

describe('what is kept', () => {
  it('is the same conversation after a reload', () => {
    for (const events of [
      [],
      [begin],
      middle,
      finished,
      [...finished, { type: 'change', dimension: 'data' } as const],
    ]) {
      expect(played(restored(written(events)))).toEqual(played(events))
    }
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"version":1,'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: 0, events: [begin] })],
    ['no events', JSON.stringify({ version: 1, events: 'begin' })],
    ['an event that is none', JSON.stringify({ version: 1, events: [begin, 7] })],
    ['an unknown event', JSON.stringify({ version: 1, events: [begin, { type: 'win' }] })],
    ['a level that is none', JSON.stringify({ version: 1, events: [begin, { type: 'answer', level: 9 }] })],
    [
      'a dimension that is none',
      JSON.stringify({ version: 1, events: [begin, { type: 'change', dimension: 'toString' }] }),
    ],
    [
      'a confirmation that is none',
      JSON.stringify({ version: 1, events: [begin, { type: 'confirm', confirmed: true }] }),
    ],
    ['words that are none', JSON.stringify({ version: 1, events: [begin, { type: 'unclear', said: {} }] })],
    [
      'words without end',
      JSON.stringify({ version: 1, events: [begin, { type: 'unclear', said: 'a'.repeat(MOST_LETTERS + 1) }] }),
    ],
    ['events without end', JSON.stringify({ version: 1, events: Array.from({ length: 1000 }, () => begin) })],
  ])('starts anew where it is spoiled: %s', (_name, kept) => {
    expect(played(restored(kept))).toEqual(atStart)
  })
})

it('whatever is pressed, there is a question, a report or the start', () => {
  const events: ConversationEvent[] = [
    begin,
    ...levels.map(answer),
    { type: 'confirm', confirmed: 'yes' },
    { type: 'unclear', said: 'x' },
    { type: 'unsure' },
    { type: 'skip' },
    { type: 'back' },
    { type: 'keep' },
    { type: 'change', dimension: 'data' },
  ]
  let seed = 7
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 200; round += 1) {
    let state: Conversation = atStart
    for (let move = 0; move < 40; move += 1) {
      state = after(state, events[Math.floor(random() * events.length)] ?? begin)
      expect(state.asked !== undefined).toBe(state.stage === 'asking')
      if (state.stage === 'report') expect(allAnswers(state)).toBeDefined()
    }
  }
})
