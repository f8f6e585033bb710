/** The diagnostic lists lower scores as gaps, in its reports and in the sample report. */
export const WEAK_BELOW = 50

export function isWeak(score: number): boolean {
  return score < WEAK_BELOW
}
