import MiniSearch from 'minisearch'
const R='/tmp/mine/wt-answers/'
const { indexFile } = await import(R+'assistant/index-file.ts')
const { createTerms, tokensOf } = await import(R+'assistant/terms.ts')
const { createEvidence } = await import(R+'assistant/evidence.ts')
const { searchOptions, countsIn } = await import(R+'assistant/search.ts')
const { bundlesOf } = await import(R+'scripts/locale-files.ts')
const { readSettings } = await import(R+'app/site/settings.ts')
const { namespaces } = await import(R+'app/site/namespaces.ts')
const [l,...qs]=process.argv.slice(2)
const f=indexFile(l,await bundlesOf({namespaces},l as 'en') as never,readSettings({}))
const t=createTerms(l,f.words), s=MiniSearch.loadJS(f.index,searchOptions(t)), c=countsIn(f.index), e=createEvidence(t,c,f.passages.length)
for(const q of qs){const asked=e.read(q);console.log('##',q,asked.map((x:any)=>`${x.stem}(${c.get(x.stem)??0}; ${x.concepts.map((k:string)=>k+':'+(c.get(k)??0))})`).join(' '))
 const r=s.search(asked.flatMap(tokensOf).join(' ')).map((m:any)=>[f.passages[m.id].page,+(m.score*e.coverage(asked,new Set(m.queryTerms))).toFixed(1),e.coverage(asked,new Set(m.queryTerms)).toFixed(2),m.queryTerms.join(','),f.passages[m.id].sentences.join(' ').slice(0,70)]).sort((a:any,b:any)=>b[1]-a[1]).slice(0,4)
 for(const x of r)console.log('   ',x.join(' | '))}
