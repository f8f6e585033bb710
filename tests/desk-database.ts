/** Where the server under test keeps what the tests send: among their results, which each run begins by clearing away. */
export const DESK_DATABASE_FILE = 'test-results/desk/desk.sqlite'
