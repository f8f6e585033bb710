/** Falls back to `execCommand` where the Clipboard API isn't allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const holder = document.createElement('textarea')
  const before = document.activeElement
  holder.value = text
  holder.readOnly = true
  document.body.append(holder)
  holder.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the Clipboard API is not allowed
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    holder.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
