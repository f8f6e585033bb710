import { serializeForScript, type StructuredData } from '#site/search/structured-data.ts'

export function StructuredDataScript({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeForScript(data) }} />
}
