import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { languages, type ByLanguage } from '#site/languages.ts'
import type { Conversation } from '../conversation.ts'
import { parsePattern, reachableStates, readTexts } from '../testing/conversations.ts'
import { ChatStage } from './ChatStage.tsx'
import { DiagnosticScreen } from './DiagnosticScreen.tsx'
import { ReportStage } from './ReportStage.tsx'
import { sentenceOf } from './Transcript.tsx'
import type { VoiceConversation } from './useVoiceConversation.ts'

function doNothing() {}

const voice = { phase: 'silent', heard: { final: '', interim: '' }, muted: false, canSpeak: true, canListen: true }
const speech = { mode: 'text', isAloud: false, voice } as VoiceConversation
const props = { hasActed: { current: false }, speech, dispatch: doNothing, showReport: doNothing }

describe.each(languages)('in %s', (language) => {
  const { store, texts } = readTexts(language)
  const render = (screen: React.ReactNode) => renderToString(<TextsProvider store={store}>{screen}</TextsProvider>)

  it('has a text for every message of every conversation', () => {
    for (const message of reachableStates.flatMap(({ messages }) => messages)) {
      expect(sentenceOf(message, texts)).not.toMatch(/^$|\[\w+\]|\{\{|undefined/)
    }
  })

  it('renders every question and follow-up with its answers', () => {
    const asking = reachableStates.filter(({ stage }) => stage === 'asking')
    for (const state of new Map(asking.map((each) => [JSON.stringify(each.asked), each])).values())
      expect(render(<ChatStage conversation={state} {...props} />)).not.toMatch(/\[\w+\]|\{\{|undefined/)
  })

  it('renders the report of extreme answers', () => {
    for (const pattern of ['1111111', '2222222', '3333333', '4444444', '???????', '1234?12']) {
      const answers = parsePattern(pattern)
      const conversation: Conversation = { stage: 'report', asked: undefined, answers, messages: [] }
      const html = render(
        <ReportStage conversation={conversation} answers={answers} onRestart={doNothing} {...props} />,
      )
      expect(html).toContain(texts.report.stepsHeading)
      expect(html).not.toMatch(/\[\w+\]|\{\{|undefined|NaN/)
      // Links open outside the frame and give the new page no `window.opener`.
      for (const [link] of html.matchAll(/<a [^>]+>/g)) expect(link).toMatch(/target="_blank" rel="noopener"/)
    }
  })

  it('states on the server-rendered start screen that it is an AI', () => {
    const html = render(<DiagnosticScreen />)
    const statements: ByLanguage<string> = { en: 'I’m an AI', pt: 'Sou uma IA' }
    expect(html).toContain(statements[language] ?? '')
    expect(html).not.toContain('type="submit"')
  })
})
