/** Below this, the diagnostic names a score as a gap: in its reports, and in the sample of one. */
export const WEAK_BELOW = 50

export function isWeak(score: number): boolean {
  return score < WEAK_BELOW
}
