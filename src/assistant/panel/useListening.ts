import { useEffect, useRef, useState } from 'react'
import { useVoice } from '#browser/useVoice.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import type { Reply } from '../search/compose-answer.ts'
import { ask } from '../search/conversation.ts'

export function useListening() {
  const texts = useTexts('assistant')
  const language = useLanguage()
  const voice = useVoice(language)
  const [stage, setStage] = useState<'ready' | 'thinking' | 'answered'>('ready')
  // Answers that arrive after the next turn has begun are not read aloud.
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])

  function sentencesOf(reply: Reply): readonly string[] {
    if ('sentences' in reply) return reply.sentences
    if (reply.kind !== 'choice') return [texts[reply.kind]]
    return [texts.choice, ...reply.options.map(({ source }) => `${source.title}.`)]
  }

  async function answer(question: string) {
    const ownTurn = turn.current
    setStage('thinking')
    const reply = await ask(question, language)
    if (turn.current !== ownTurn) return
    setStage('answered')
    voice.speak(sentencesOf(reply))
  }

  return {
    ...voice,
    phase: voice.phase === 'listening' ? voice.phase : stage,
    cancel: () => {
      turn.current += 1
      voice.cancel()
      setStage('ready')
    },
    start: () => {
      turn.current += 1
      setStage('ready')
      voice.listen((question) => void answer(question))
    },
  }
}
