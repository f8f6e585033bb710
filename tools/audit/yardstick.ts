const SCRIPTS = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs
const LINKS = /<link\b[^>]*>/g

/** Also removes what is fetched for scripts (modules, texts). Keeps styles, fonts, images and structured data. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(LINKS, (link) => (isForScripts(link) ? '' : link))
}

function isForScripts(link: string): boolean {
  const rel = attribute(link, 'rel')
  if (rel === 'preload') return ['script', 'fetch'].includes(attribute(link, 'as') ?? '')
  if (rel === 'stylesheet') return / disabled\b/.test(link)
  return rel === 'modulepreload'
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}
