/** Merges page data with the texts under the same ids, in the order of the data: locale files hold only texts. */
export function mergeTexts<Data extends { id: string }, TextsById extends Readonly<Record<Data['id'], object>>>(
  data: readonly Data[],
  texts: TextsById,
): (Data & TextsById[Data['id']])[] {
  return data.map((part) => {
    const id: Data['id'] = part.id
    return { ...texts[id], ...part }
  })
}

/** The ids of a record of sample data, in its order. */
export function keysOf<Id extends string>(record: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(record) as Id[]
}
