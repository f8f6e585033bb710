/**
 * Starts the server, on a Node that can run it: one that reads TypeScript without being asked to. What an older one says of it
 * helps nobody; this file is plain, so that it can say it.
 */

if (process.features.typescript) {
  await import('./main.ts')
} else {
  console.error(`The server needs Node 22.18 or later, which reads TypeScript. This is Node ${process.versions.node}.`)
  process.exitCode = 1
}
