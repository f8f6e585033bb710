/**
 * Starts the server, on a Node that can run it. What an older one says of TypeScript or of a missing Temporal helps nobody;
 * this file is plain, so that it can say it.
 */

if (process.features.typescript && 'Temporal' in globalThis) {
  await import('./main.ts')
} else {
  console.error(
    `The server needs Node 26 or later, which reads TypeScript and has Temporal. This is Node ${process.versions.node}.`,
  )
  process.exitCode = 1
}
