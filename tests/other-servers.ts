/** Runs nginx and Caddy with the generated configuration on free ports, if they are installed. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#leads/testing/ports.ts'
import { DIST, HOSTING_FOLDER, SITE_FOLDER } from '#server/folders.ts'

export type Running = { url: string; pid: number; stop: () => Promise<void> }

type OtherServer = {
  name: string
  program: string | undefined
  /** Precompressed encodings that it can serve. */
  encodings: readonly string[]
  /** Arguments and environment to listen on this port and proxy /api to the Node server. */
  prepare: (folder: string, ports: { port: number; other: number }, node: string) => Start
}

type Start = { args: string[]; env?: Record<string, string> }

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'

export const otherServers: readonly OtherServer[] = [
  {
    name: 'nginx',
    program: findProgram('nginx'),
    encodings: existsSync(BROTLI) ? ['br', 'gzip'] : ['gzip'],
    prepare: (folder, { port, other }, node) => {
      const file = join(folder, 'nginx.conf')
      writeFileSync(file, nginxConfigOf(folder, siteConfigOf(port, other, node)))
      return { args: ['-e', 'stderr', '-c', file] }
    },
  },
  {
    name: 'Caddy',
    program: findProgram('caddy'),
    encodings: ['br', 'gzip'],
    prepare: (folder, { port }, node) => {
      const file = join(folder, 'Caddyfile')
      // Turn off the admin API: another Caddy on this machine may use its port.
      writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nimport ${HOSTING_FOLDER}/Caddyfile\n`)
      return {
        args: ['run', '--adapter', 'caddyfile', '--config', file],
        env: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: SITE_FOLDER,
          NODE_ADDRESS: node,
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
        },
      }
    },
  },
]

function findProgram(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

/** deploy/nginx.conf with a local port, server and folder, and without certificates. */
function siteConfigOf(port: number, other: number, node: string): string {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replace('127.0.0.1:3000', node)
    .replaceAll('/srv/site/dist', DIST)
  return existsSync(BROTLI) ? site.replace('# brotli_static on;', 'brotli_static on;') : site
}

/** The main nginx configuration: runs as any user and writes only to the folder. */
function nginxConfigOf(folder: string, site: string): string {
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  return [
    ...(existsSync(BROTLI) ? [`include ${BROTLI};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit;`,
    'events {}',
    `http { access_log off; ${tempPaths.join(' ')}`,
    site,
    '}',
  ].join('\n')
}

export async function startServer({ program, prepare }: OtherServer, node: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  const port = await freePort()
  const { args, env } = prepare(folder, { port, other: await freePort() }, node)
  const server = spawn(program ?? '', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  server.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)))
  const exited = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(stderr)
    await wait(50)
  }
  const stop = async () => {
    server.kill()
    await exited
    rmSync(folder, { recursive: true })
  }
  return { url, pid: server.pid ?? 0, stop }
}
