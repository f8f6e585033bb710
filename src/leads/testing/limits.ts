/** Tests and benchmarks come from one address, and have no time to lose: they ask for challenges as a browser does, but those take no work. */
export const withoutLimits = {
  DESK_SENDS_PER_MINUTE: '1000000',
  DESK_LEADS_PER_DAY: '1000000',
  DESK_LEADS_PER_HOUR: '1000000',
  DESK_CALLS_PER_DAY: '1000000',
  DESK_CALLS_PER_HOUR: '1000000',
  DESK_PROOF_TRIES: '0',
} as const
