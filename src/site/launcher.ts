/** The diagnostic is already a conversation. Also matches unknown paths that contain its path. */
export function hasLauncher(pathname: string): boolean {
  return !pathname.includes('/ai-maturity-diagnostic')
}
