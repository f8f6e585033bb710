/** Plain JavaScript, because a Node too old for TypeScript would fail with a cryptic error. */

if (process.features.typescript) {
  await import('./main.ts')
} else {
  console.error(
    `The server needs Node 22.18 or later, because it runs TypeScript directly. This is Node ${process.versions.node}.`,
  )
  process.exitCode = 1
}
