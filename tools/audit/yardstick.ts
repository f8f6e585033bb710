const SCRIPTS = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs
const LINKS = /<link\b[^>]*>/g

/**
 * The page without its scripts and without what it fetches for them (modules, texts): as fast as this HTML
 * can be. Styles, fonts, pictures and what search engines read stay.
 */
export function withoutScripts(html: string): string {
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
