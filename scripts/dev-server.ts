import type { Plugin, ViteDevServer } from 'vite'
import type { renderPath as renderPathType } from '../app/prerender.tsx'
import { notFoundPage } from '../app/site/pages.ts'
import { languageOf, sitePathAt } from '../app/site/paths.ts'
import { linkToTexts, type BuiltTexts } from '../app/texts/built.ts'
import { bundlesOf } from './locale-files.ts'

const CLIENT_MODULE = '/app/client.tsx'

/** Before the path of the page whose texts are asked for. */
const TEXTS_PREFIX = '/@texts'

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
          const answer = path.startsWith(TEXTS_PREFIX)
            ? sendTexts(path.slice(TEXTS_PREFIX.length))
            : sendPage(server, path)
          answer.then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body), next)
        })
      }
    },
  }
}

type Answer = { status: number; type: string; body: string }

async function sendPage(server: ViteDevServer, path: string): Promise<Answer> {
  const { renderPath } = (await server.ssrLoadModule('/app/prerender.tsx')) as {
    renderPath: typeof renderPathType
  }
  const { language, bundles } = await textsOf(path)
  const html = await renderPath({ path, language, bundles, clientModule: CLIENT_MODULE })
  const head = `<script type="module" src="/@vite/client"></script>${linkToTexts(TEXTS_PREFIX + path)}`
  return {
    status: sitePathAt(path) ? 200 : 404,
    type: 'text/html; charset=utf-8',
    body: html.replace('</head>', `${head}</head>`),
  }
}

async function sendTexts(path: string): Promise<Answer> {
  return { status: 200, type: 'application/json', body: JSON.stringify(await textsOf(path)) }
}

async function textsOf(path: string): Promise<BuiltTexts> {
  const language = languageOf(path)
  return { language, bundles: await bundlesOf(sitePathAt(path)?.page ?? notFoundPage, language) }
}

function reloadOnEditedTexts(server: ViteDevServer): void {
  server.watcher.on('change', (file) => {
    if (file.includes('/locales/')) server.ws.send({ type: 'full-reload' })
  })
}
