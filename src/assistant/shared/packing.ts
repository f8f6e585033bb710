/**
 * Packs stems and search index as text: lossless, and less than half the size of MiniSearch's JSON. Stores only the
 * postings, from which lengths and counts are derived.
 */

import type { AsPlainObject } from 'minisearch'

export type PackedIndex = {
  documents: number
  /** Postings by field and stem: distances from passage to passage, with a count unless it is 1. */
  postings: Readonly<Record<string, string>>
}

type Posting = { document: number; count: number }

const BASE = 36

/** Has to fit in one digit. */
const MAX_SHARED = 9

/** `stems` has to contain all stems of the index, and may contain more. */
export function packIndex({ documentCount, fieldIds, index }: AsPlainObject, stems: readonly string[]): PackedIndex {
  const fieldsOf = new Map(index)
  const postingsIn = (id: number): string =>
    stems.map((stem) => serializePostings(Object.entries(fieldsOf.get(stem)?.[id] ?? {}))).join(';')
  return {
    documents: documentCount,
    postings: Object.fromEntries(Object.entries(fieldIds).map(([field, id]) => [field, postingsIn(id)])),
  }
}

/** Front coding of sorted stems: the length of the prefix shared with the previous stem, then the rest. */
export function packStems(stems: readonly string[]): string {
  return stems
    .map((stem, at) => {
      const before = stems[at - 1] ?? ''
      const shared = stem.split('').findIndex((letter, index) => letter !== before[index] || index === MAX_SHARED)
      return `${shared}${stem.slice(shared)}`
    })
    .join(' ')
}

export function unpackStems(stems: string): string[] {
  let before = ''
  return stems.split(' ').map((stem) => (before = before.slice(0, Number(stem[0])) + stem.slice(1)))
}

function serializePostings(postings: [document: string, count: number][]): string {
  let last = 0
  return postings
    .map(([document, count]) => ({ document: Number(document), count }))
    .toSorted((one, other) => one.document - other.document)
    .map(({ document, count }) => {
      const distance = (document - last).toString(BASE)
      last = document
      return count === 1 ? distance : `${distance}*${count}`
    })
    .join(' ')
}

function parsePostings(postings: string): Posting[] {
  let last = 0
  return postings.split(' ').map((posting) => {
    const [distance = '', count = '1'] = posting.split('*')
    last += Number.parseInt(distance, BASE)
    return { document: last, count: Number(count) }
  })
}

export function unpackIndex({ documents, postings }: PackedIndex, stems: readonly string[]): AsPlainObject {
  const names = Object.keys(postings)
  const index = new Map<string, Record<number, Record<number, number>>>()
  const lengths = Array.from({ length: documents }, () => names.map(() => 0))

  function add(stem: string, field: number, { document, count }: Posting) {
    if (!index.has(stem)) index.set(stem, {})
    const found = ((index.get(stem) ?? {})[field] ??= {})
    if (!(document in found)) lengths[document]![field]! += 1
    found[document] = (found[document] ?? 0) + count
  }

  for (const [field, name] of names.entries()) {
    for (const [at, text] of (postings[name] ?? '').split(';').entries()) {
      if (text) for (const posting of parsePostings(text)) add(stems[at]!, field, posting)
    }
  }
  return {
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(names.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: names.map((_, field) => lengths.reduce((sum, each) => sum + each[field]!, 0) / documents),
    storedFields: {},
    dirtCount: 0,
    index: [...index],
    serializationVersion: 2,
  }
}
