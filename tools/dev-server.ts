import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { Render } from '#app/render-document.ts'
import { startTag } from '#app/start-tag.ts'
import type { BuiltTexts } from '#i18n/loading.ts'
import { serverRenderedPaths } from '#leads/documents/paths.ts'
import { environment } from '#server/environment.ts'
import { leadsInDevelopment } from '#server/leads-in-development.ts'
import { cacheControl, LOCALES_FOLDER } from '#server/response-headers.ts'
import { SCHEME_SCRIPT } from '#site/color-scheme.ts'
import { embedPathAt } from '#site/embeds.ts'
import { notFoundPage } from '#site/pages.ts'
import { languageOf, sitePathAt } from '#site/paths.ts'
import { bundleServerRenderedStyles, createLayoutAssets } from './build/server-rendered-pages.ts'
import { bundlesOf } from './locale-files.ts'

const CLIENT = '/src/app/client.tsx'

const TEXTS_PREFIX = '/@texts'

const SERVER_RENDERED_SHEET = '/@served.css'

/** Renders every page on request from the current files, with the function that the build uses. */
export function prerenderOnRequest(): Plugin {
  return {
    name: 'prerender-on-request',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.includes('/locales/')) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(LOCALES_FOLDER)) response.setHeader('cache-control', cacheControl.locales)
        next()
      })
      serveLeads(server)
      serveServerRenderedFiles(server)
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
          const answer = path.startsWith(TEXTS_PREFIX)
            ? sendTexts(server, path.slice(TEXTS_PREFIX.length))
            : sendPage(server, path)
          answer.then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body), next)
        })
      }
    },
  }
}

type Answer = { status: number; type: string; body: string }

async function sendPage(server: ViteDevServer, path: string): Promise<Answer> {
  const embedded = embedPathAt(path) !== undefined
  const renderer = embedded ? '/src/app/embedded/prerender.tsx' : '/src/app/prerender.tsx'
  const { render } = (await server.ssrLoadModule(renderer)) as { render: Render }
  const html = await render({ path, ...(await textsOf(server, path)) })
  const start = startTag(CLIENT, { id: contentAt(path).id, texts: TEXTS_PREFIX + path })
  const head = `<script>${SCHEME_SCRIPT}</script><script type="module" src="/@vite/client"></script>${start}`
  return {
    status: sitePathAt(path) || embedded ? 200 : 404,
    type: 'text/html; charset=utf-8',
    body: html.replace('</head>', `${head}</head>`),
  }
}

async function sendTexts(server: ViteDevServer, path: string): Promise<Answer> {
  return { status: 200, type: 'application/json', body: JSON.stringify(await textsOf(server, path)) }
}

/** An error for invalid JSON has its location, and Vite shows it over the page. */
async function textsOf({ config }: ViteDevServer, path: string): Promise<BuiltTexts> {
  const language = embedPathAt(path)?.language ?? languageOf(path)
  return { language, bundles: await bundlesOf(contentAt(path), language, config.publicDir) }
}

function contentAt(path: string) {
  return embedPathAt(path)?.embed ?? sitePathAt(path)?.page ?? notFoundPage
}

/** Opens the leads server on the first request: editing texts doesn't take a database. */
function serveLeads(server: ViteDevServer): void {
  let leads: ReturnType<typeof leadsInDevelopment> | undefined
  server.middlewares.use((request, response, next) => {
    if (!isForLeads(request)) return next()
    leads ??= leadsInDevelopment({
      environment: environment(),
      siteUrl: `http://${request.headers.host}`,
      layout: createLayoutAssets([SERVER_RENDERED_SHEET]),
    })
    leads.then((opened) => opened.handle(request, response, next), next)
  })
  server.httpServer?.once('close', () => void leads?.then((opened) => opened.close()))
}

/** Vite serves modules below the same paths. */
function isForLeads({ url = '', method, headers }: IncomingMessage): boolean {
  if (url.startsWith('/api/')) return true
  const { pathname } = new URL(url, 'http://localhost')
  const isServerRendered = serverRenderedPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return isServerRendered && (method === 'POST' || headers.accept?.includes('text/html') === true)
}

/** The stylesheet that a build would create, rebuilt after a stylesheet changes. */
function serveServerRenderedFiles(server: ViteDevServer): void {
  let files: ReturnType<typeof bundleServerRenderedStyles> | undefined
  server.watcher.on('change', (file) => {
    if (file.endsWith('.css')) files = undefined
  })
  server.middlewares.use((request, response, next) => {
    const { url = '' } = request
    if (url !== SERVER_RENDERED_SHEET && !url.startsWith('/assets/')) return next()
    files ??= bundleServerRenderedStyles()
    files.then((built) => {
      const path = url === SERVER_RENDERED_SHEET ? [...built.keys()].find((each) => each.endsWith('.css')) : url
      const file = built.get(path ?? '')
      if (file === undefined) return next()
      response.writeHead(200, url === SERVER_RENDERED_SHEET ? { 'content-type': 'text/css' } : {}).end(file)
    }, next)
  })
}
