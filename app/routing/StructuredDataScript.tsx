import type { StructuredData } from '../site/search/structured-data.ts'

/** Data about the page, for search engines. No `<` can close the element early. */
export function StructuredDataScript({ data }: { data: StructuredData }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
