import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../app/site/languages.ts'
import { recordingFile } from '../app/site/recordings.ts'
import { contractCaptions } from './captions.ts'

it.each(languages)(
  'the captions of the contract recording are those of the texts, in %s (npm run videos)',
  (language) => {
    expect(readFileSync(`public${recordingFile('contract-analysis', language, 'vtt')}`, 'utf8')).toBe(
      contractCaptions(language),
    )
  },
)

it('stand one after the other to the end', () => {
  const [head, ...cues] = contractCaptions('en').trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  expect(cues[0]).toMatch(/^00:00\.000 --> 00:05\.000\nThe assistant reads/)
  expect(cues.at(-1)).toMatch(/^00:29\.000 --> 00:35\.000\n/)
  const times = cues.map((cue) => cue.split('\n')[0]?.split(' --> ') ?? [])
  for (const [index, [, end]] of times.slice(0, -1).entries()) expect(end).toBe(times[index + 1]?.[0])
})
