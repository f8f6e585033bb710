/** Below this a score is marked as a gap; the sentences beside it say so too. */
const WEAK_BELOW = 50

export function isWeak(score: number): boolean {
  return score < WEAK_BELOW
}
