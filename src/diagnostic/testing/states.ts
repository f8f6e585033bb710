import { applyEvent, initialConversation, type Conversation, type ConversationEvent } from '../conversation.ts'
import { confirmations, dimensions, levels } from '../dimensions.ts'

const replies: ConversationEvent[][] = [
  ...levels.flatMap((level) =>
    confirmations.map((confirmed): ConversationEvent[] => [
      { type: 'answer', level },
      { type: 'confirm', confirmed },
    ]),
  ),
  [{ type: 'answer', level: 1 }, { type: 'unclear', said: '…' }, { type: 'unsure' }],
  [{ type: 'unclear', said: '…' }, { type: 'unsure' }, { type: 'unsure', said: '…' }],
  [{ type: 'unsure', said: '…' }, { type: 'skip' }],
]

/** Every way to answer each question, every way to be asked back, and every change. */
export const reachableStates: readonly Conversation[] = replies.flatMap((events) => {
  const states: Conversation[] = []
  const dispatch = (before: Conversation, event: ConversationEvent) => {
    const next = applyEvent(before, event)
    states.push(next)
    return next
  }
  const begun = dispatch(initialConversation, { type: 'begin' })
  const end = dimensions.reduce((state) => events.reduce(dispatch, state), begun)
  for (const dimension of dimensions) dispatch(dispatch(end, { type: 'change', dimension }), { type: 'back' })
  return states
})
