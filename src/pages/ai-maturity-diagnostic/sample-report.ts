/** Where the sample report stands: the hero leads there. */
export const SAMPLE_REPORT_ID = 'sample-report'
