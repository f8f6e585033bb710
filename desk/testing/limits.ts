/** Tests and benchmarks come from one address. */
export const withoutLimits = {
  DESK_SENDS_PER_MINUTE: '1000000',
  DESK_LEADS_PER_DAY: '1000000',
  DESK_CALLS_PER_DAY: '1000000',
  DESK_CALLS_PER_HOUR: '1000000',
} as const
