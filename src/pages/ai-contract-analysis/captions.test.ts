import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageFacts, languages } from '#site/languages.ts'
import { recordingFile } from '#site/recordings.ts'
import { contractCaptions } from './captions.ts'
import { RECORDING_MS } from './reading.ts'
import { textsIn } from './recording.ts'

it.each(languages.filter((language) => languageFacts[language].pictures === language))(
  'has captions generated from the current texts, in %s (npm run recordings)',
  (language) => {
    expect(readFileSync(`public${recordingFile('contract-analysis', language, 'vtt')}`, 'utf8')).toBe(
      contractCaptions(textsIn(language)),
    )
  },
)

it('has consecutive captions up to the end', () => {
  const [head, ...cues] = contractCaptions(textsIn('en')).trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  const times = cues.map((cue) => /^(\d\d:\d\d\.\d{3}) --> (\d\d:\d\d\.\d{3})\n./.exec(cue)?.slice(1) ?? [])
  expect(times[0]?.[0]).toBe('00:00.000')
  for (const [index, [, end]] of times.slice(0, -1).entries()) expect(end).toBe(times[index + 1]?.[0])
  expect(times.at(-1)?.[1]).toBe(`00:${RECORDING_MS / 1000}.000`)
})
