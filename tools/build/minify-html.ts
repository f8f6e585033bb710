/** Removes end tags, slashes and quotes that React writes and HTML does not need. */
export function minifyHtml(html: string): string {
  return (
    html
      .replaceAll(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>/g, '/>')
      .replaceAll(/(<(?:meta|link|img|br|hr|input|source|track)\b[^>]*?)\/>/g, '$1>')
      .replaceAll(/<\/p>(?=<(?:div|[dou]l|p|h\d|section|figure)\b|<\/(?:div|section|article|figure|li|dd)>)/g, '')
      .replaceAll(/<\/d[td]>(?=<d[td]\b|<\/(?:dl|div)>)/g, '')
      .replaceAll(/<\/li>(?=<li\b|<\/[ou]l>)/g, '')
      .replaceAll(/(?<=<[a-z][^<>]*) (?!alt)([\w-]+)=""/g, ' $1')
      // Without quotes, a following slash would become part of the value.
      .replaceAll(/(?<=<[a-z][^<>]*) class="([\w-]+)"(?=[ >])/g, ' class=$1')
  )
}
