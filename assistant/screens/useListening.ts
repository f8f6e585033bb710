import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../app/site/languages.ts'
import { useTexts } from '../../app/texts/useTexts.ts'
import { ask } from '../browser/conversation.ts'
import type { Reply } from '../browser/reply.ts'
import {
  listen,
  readAloud,
  stopReading,
  type Heard,
  type Listening,
  type SpeechFault,
} from '../../app/browser/speech.ts'

const NOTHING: Heard = { settled: '', guessed: '' }

type State = {
  phase: 'ready' | 'listening' | 'thinking' | 'answered'
  heard: Heard
  fault?: SpeechFault | undefined
}

/** A spoken question, from the tap on the microphone to the answer that is read aloud. */
export function useListening(language: Language) {
  const texts = useTexts('assistant')
  const [state, setState] = useState<State>({ phase: 'ready', heard: NOTHING })
  const [muted, setMuted] = useState(false)
  // The answer comes later than the choice.
  const silent = useRef(muted)
  const current = useRef<Listening>(undefined)
  const turn = useRef(0)

  /** Whatever was on its way, a question or an answer, is not said any more. */
  function endTurn() {
    turn.current += 1
    current.current?.abort()
    stopReading()
  }
  useEffect(() => endTurn, [])

  function spoken(reply: Reply): string {
    if ('sentences' in reply) return reply.sentences.join(' ')
    if (reply.kind !== 'choice') return texts[reply.kind]
    return [texts.choice, ...reply.options.map(({ source }) => `${source.title}.`)].join(' ')
  }

  async function answer(question: string) {
    const heard = { settled: question, guessed: '' }
    const asked = turn.current
    setState({ phase: 'thinking', heard })
    const reply = await ask(question, language)
    if (turn.current !== asked) return
    setState({ phase: 'answered', heard })
    if (!silent.current) readAloud(spoken(reply), language)
  }

  return {
    ...state,
    muted,
    quiet: () => {
      endTurn()
      setState({ phase: 'ready', heard: NOTHING })
    },
    start: () => {
      endTurn()
      setState({ phase: 'listening', heard: NOTHING })
      current.current = listen(language, {
        onHeard: (heard) => setState({ phase: 'listening', heard }),
        onQuestion: (question) => void answer(question),
        onFault: (fault) => setState({ phase: 'ready', heard: NOTHING, fault }),
      })
    },
    stop: () => current.current?.stop(),
    toggleSound: () => {
      if (!muted) stopReading()
      silent.current = !muted
      setMuted(!muted)
    },
  }
}
