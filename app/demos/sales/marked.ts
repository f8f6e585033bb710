/** Cuts a sentence where square brackets mark a part of it: "Stop when [they answer]." */
export function markedParts(sentence: string): { text: string; marked: boolean }[] {
  return sentence
    .split(/\[(.+?)\]/)
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
