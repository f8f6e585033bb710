/** Anchor of the sample report; the hero links to it. */
export const SAMPLE_REPORT_ID = 'sample-report'
