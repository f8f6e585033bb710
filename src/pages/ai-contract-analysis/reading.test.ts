import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageFacts, languages } from '#site/languages.ts'
import { recordingFile, recordings } from '#site/recordings.ts'
import { CONTRACT_READING_MS } from '#site/timings.ts'
import { readingTimeline, RECORDING_MS, startOf } from './reading.ts'
import { pageRecordings } from './recording.ts'
import { captions, chapters, clauses } from './sample-data.ts'

it('reads clause by clause, then finds, suggests, accepts and exports', () => {
  const { clause, findings, suggestion, accepted } = CONTRACT_READING_MS
  const read = clauses.length
  const allRead = read * clause
  expect(readingTimeline.keyframes).toEqual([
    ...clauses.map((_, index) => ({ atMs: index * clause, state: { stage: 'reading', read: index } })),
    { atMs: allRead, state: { stage: 'findings', read } },
    { atMs: allRead + findings, state: { stage: 'suggestion', read } },
    { atMs: allRead + findings + suggestion, state: { stage: 'accepted', read } },
    { atMs: allRead + findings + suggestion + accepted, state: { stage: 'exported', read } },
  ])
})

it('is as long as the recording', () => {
  expect(recordings['contract-analysis'].lengthMs).toBe(RECORDING_MS)
})

it.each(Object.entries({ captions, chapters }))('has %s from its start, in order', (_, parts) => {
  const starts = parts.map(({ scene }) => startOf(scene))
  expect(starts[0]).toBe(0)
  expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
})

it.each(languages.filter((language) => languageFacts[language].pictures === language))(
  'has captions generated from the current texts, in %s (npm run recordings)',
  (language) => {
    const file = readFileSync(`public${recordingFile('contract-analysis', language, 'vtt')}`, 'utf8')
    expect(file).toBe(pageRecordings[0]?.captions?.(language))
  },
)

it('shows captions in the font of the site', () => {
  const css = readFileSync('src/pages/ai-contract-analysis/RecordedDemo.module.css', 'utf8')
  expect(css).toMatch(/::cue \{[^}]*font-family: var\(--font\);/)
})
