/** Database of the server under test, in the folder that each run clears. */
export const LEADS_DATABASE_FILE = 'test-results/leads/leads.sqlite'

export const CONFIGURED_SITE_DATABASE_FILE = 'test-results/owners/leads.sqlite'
export const ADMIN_PASSWORD = 'correct horse battery staple'
/** Has a low cost, to be fast. */
export const ADMIN_HASH = '$scrypt$ln=10,r=8,p=1$8QkltSVQkEmrVZKE3fLN6w$JeniprrltuNtB9gKGqqpmIwXhIoq+hNVs1HYugL13uw'
