/** Stored leads may contain a choice that the form no longer offers: without a label, it is shown as it is stored. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value
}
