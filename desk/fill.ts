/** Puts values into a text: "Hello [name]". A name that no value has stays as it stands. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (token, name: string) => values[name] ?? token)
}
