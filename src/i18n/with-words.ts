/** Page data in its order, each part with its words: locale files hold words under ids, and nothing else. */
export function withWords<Data extends { id: string }, Words extends Readonly<Record<Data['id'], object>>>(
  data: readonly Data[],
  words: Words,
): (Data & Words[Data['id']])[] {
  return data.map((part) => {
    const id: Data['id'] = part.id
    return { ...words[id], ...part }
  })
}
