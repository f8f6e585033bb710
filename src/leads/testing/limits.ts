/** For tests and benchmarks, which send everything from one address. They still fetch challenges, but do no work. */
export const withoutLimits = {
  DESK_SENDS_PER_MINUTE: '1000000',
  DESK_LEADS_PER_DAY: '1000000',
  DESK_LEADS_PER_HOUR: '1000000',
  DESK_CALLS_PER_DAY: '1000000',
  DESK_CALLS_PER_HOUR: '1000000',
  DESK_PROOF_TRIES: '0',
} as const
