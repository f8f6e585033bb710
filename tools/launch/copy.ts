import { formatClaim, sampleSources, type Claim } from '#site/claims.ts'
import type { Sample } from '#site/sample-copy.ts'
import { draftSentences } from '../new-page/drafts.ts'
import { isReserved } from './addresses.ts'
import type { Finding } from './finding.ts'

export type Copy = {
  samples: readonly Sample[]
  claims: Readonly<Record<string, Claim>>
  shownClaims: readonly string[]
  namespaces: readonly string[]
  files: readonly { file: string; text: string }[]
}

export function copyFindings({ samples, claims, shownClaims, namespaces, files }: Copy): Finding[] {
  return [
    ...samples.filter(({ namespace }) => namespaces.includes(namespace)).map(sampleFinding),
    ...files.flatMap(({ file, text }) => [...draftFindings(file, text), ...addressFindings(file, text)]),
    ...Object.entries(claims)
      .filter(([id, { source }]) => sampleSources.includes(source) && shownClaims.includes(id))
      .map(([id, claim]) => sourceFinding(id, claim)),
  ]
}

function sampleFinding({ namespace, keys, what }: Sample): Finding {
  return {
    id: `texts.${namespace}.${keys[0]}`,
    group: 'texts',
    says: `${namespace}: ${what}.`,
    place: `public/locales/*/${namespace}.*.json: ${keys.join(', ')}`,
    blocks: true,
    confirmable: true,
  }
}

function sourceFinding(id: string, claim: Claim): Finding {
  return {
    id: `claims.${id}`,
    group: 'claims',
    says: `“${formatClaim(claim, 'en')} ${claim.label.en}” needs a source of your own.`,
    place: `src/site/claims.ts: source of ${id}`,
    blocks: true,
  }
}

const ADDRESSES = /\bhttps?:\/\/[^\s"<>)\\]+|[^\s"<>@]+@[\w.-]+\.\w+/g

/** Links come from settings, but an address that is written out has to be real. */
function addressFindings(file: string, text: string): Finding[] {
  const badAddresses = [...text.matchAll(ADDRESSES)]
    .map(([found]) => found)
    .filter((each) => isReserved(each) || each.startsWith('http:'))
  if (badAddresses.length === 0) return []
  return [
    {
      id: `addresses.${file}`,
      group: 'texts',
      says: `A text contains ${badAddresses.join(', ')}, which is an example address or not https.`,
      place: file,
      blocks: true,
    },
  ]
}

function draftFindings(file: string, text: string): Finding[] {
  const remaining = draftSentences.filter((sentence) => text.includes(JSON.stringify(sentence)))
  if (remaining.length === 0) return []
  return [
    {
      id: `drafts.${file}`,
      group: 'texts',
      says: `A new page still contains draft text: “${remaining.join('” “')}”`,
      place: file,
      blocks: true,
    },
  ]
}
