/** "Marina A." → "MA" */
export function initialsOf(name: string): string {
  const words = name.split(/\s/)
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
}
