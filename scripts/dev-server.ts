import type { Plugin, ViteDevServer } from 'vite'
import type { renderPath as renderPathType } from '../app/prerender.tsx'
import { notFoundPage } from '../app/site/pages.ts'
import { languageOf, sitePathAt } from '../app/site/paths.ts'
import { bundlesOf } from './locale-files.ts'

const CLIENT_MODULE = '/app/client.tsx'

/** In development every page is prerendered on request, by the function that the build uses, from the files as they are. */
export function prerenderedInDevelopment(): Plugin {
  return {
    name: 'prerendered-in-development',
    apply: 'serve',
    configureServer(server) {
      reloadOnEditedTexts(server)
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
          render(server, path).then(({ status, html }) => {
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
          }, next)
        })
      }
    },
  }
}

async function render(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const { renderPath } = (await server.ssrLoadModule('/app/prerender.tsx')) as {
    renderPath: typeof renderPathType
  }
  const found = sitePathAt(path)
  const language = languageOf(path)
  const bundles = await bundlesOf(found?.page ?? notFoundPage, language)
  const html = await renderPath({ path, language, bundles, clientModule: CLIENT_MODULE })
  const withHotReload = html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
  return { status: found ? 200 : 404, html: withHotReload }
}

function reloadOnEditedTexts(server: ViteDevServer): void {
  server.watcher.on('change', (file) => {
    if (file.includes('/locales/')) server.ws.send({ type: 'full-reload' })
  })
}
