/** The diagnostic is a conversation already. The rule covers every path that contains its own, also unknown ones. */
export function hasLauncher(pathname: string): boolean {
  return !pathname.includes('/ai-maturity-diagnostic')
}
