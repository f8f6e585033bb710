/** For tests and benchmarks, which send everything from one address; they still fetch challenges, but do no work. */
export const withoutLimits = {
  REQUESTS_PER_MINUTE: '1000000',
  LEADS_PER_DAY: '1000000',
  LEADS_PER_HOUR: '1000000',
  BOOKINGS_PER_DAY: '1000000',
  BOOKINGS_PER_HOUR: '1000000',
  LEADS_PROOF_TRIES: '0',
} as const
