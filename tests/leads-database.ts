/** Where the server under test keeps what the tests send: among their results, which each run begins by clearing away. */
export const LEADS_DATABASE_FILE = 'test-results/leads/leads.sqlite'

/** The same for the site with an owner's settings, with the password of the owner's page and its hash, which is a quick one. */
export const OWNERS_DATABASE_FILE = 'test-results/owners/leads.sqlite'
export const ADMIN_PASSWORD = 'correct horse battery staple'
export const ADMIN_HASH = '$scrypt$ln=10,r=8,p=1$8QkltSVQkEmrVZKE3fLN6w$JeniprrltuNtB9gKGqqpmIwXhIoq+hNVs1HYugL13uw'
