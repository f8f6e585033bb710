import '@vitejs/plugin-react/preamble'
import { keepOrigin } from '#browser/campaign.ts'
import { importPage } from '#routing/page-modules.ts'
import { EMBED_ROOT } from '#site/embed-root.ts'
import { hasLauncher } from '#site/launcher.ts'
import { start } from './start.ts'

// One file starts every document: a page of the site, or what a frame loads.
if (window.location.pathname.startsWith(EMBED_ROOT)) {
  void start(() => import('./embedded/hydrate.tsx'))
} else {
  keepOrigin(window.location, document.referrer)
  // A not-found page is sent with a launcher, whatever its path.
  if (!hasLauncher(window.location.pathname)) document.querySelector('aside')?.setAttribute('hidden', '')
  void start(() => import('./hydrate.tsx'), importPage)
}
