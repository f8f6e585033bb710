/** Page data in its order, each part with its words: locale files hold words under ids, and nothing else. */
export function withWords<Data extends { id: string }, Words extends object>(
  data: readonly Data[],
  words: Readonly<Record<Data['id'], Words>>,
): (Data & Words)[] {
  return data.map((part) => {
    const id: Data['id'] = part.id
    return { ...part, ...words[id] }
  })
}
