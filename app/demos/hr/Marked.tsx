/** A sentence in which [words in brackets] are marked. */
export function Marked({ text }: { text: string }) {
  return text.split(/[[\]]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))
}
