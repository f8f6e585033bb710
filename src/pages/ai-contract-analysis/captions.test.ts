import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { languageFacts, languages } from '#site/languages.ts'
import { recordingFile } from '#site/recordings.ts'
import { contractCaptions } from './captions.ts'

it.each(languages.filter((language) => languageFacts[language].pictures === language))(
  'has captions generated from the current texts, in %s (npm run recordings)',
  (language) => {
    expect(readFileSync(`public${recordingFile('contract-analysis', language, 'vtt')}`, 'utf8')).toBe(
      contractCaptions(fileIn(language, 'aicontractanalysis')),
    )
  },
)
