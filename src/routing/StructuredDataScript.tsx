import { inScript, type StructuredData } from '#site/search/structured-data.ts'

/** Data about a part of the page, for search engines. */
export function StructuredDataScript({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(data) }} />
}
