import '@vitejs/plugin-react/preamble'
import { storeOrigin } from '#browser/campaign.ts'
import { importPage } from '#routing/page-modules.ts'
import { EMBED_ROOT } from '#site/embed-root.ts'
import { hasLauncher } from '#site/launcher.ts'
import { start } from './start.ts'

// The entry of every document, both site pages and embedded documents.
if (window.location.pathname.startsWith(EMBED_ROOT)) {
  void start(() => import('./embedded/hydrate.tsx'))
} else {
  storeOrigin(window.location, document.referrer)
  // The not-found document contains the launcher for every path: hide it where it doesn't belong.
  if (!hasLauncher(window.location.pathname)) document.querySelector('aside')?.setAttribute('hidden', '')
  void start(() => import('./hydrate.tsx'), importPage)
}
