import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tools/chromium.ts'
const [out, widths, paths, clip = '', reduce = 'reduce'] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] })
for (const width of widths!.split(',').map(Number)) {
  const p = await b.newPage({ viewport: { width, height: 900 }, reducedMotion: reduce === 'reduce' ? 'reduce' : 'no-preference' })
  for (const path of paths!.split(',')) {
    await p.goto((process.env.BASE ?? 'http://localhost:4300') + path)
    if (clip !== 'fold') await p.evaluate(() => { document.documentElement.dataset['fullLayout'] = '' })
    await p.waitForTimeout(1200)
    const name = `${out}/${path.replaceAll('/', '_') || '_'}-${width}.png`
    if (clip === 'fold') await p.screenshot({ path: name })
    else if (clip) await p.locator(clip).first().screenshot({ path: name })
    else await p.screenshot({ path: name, fullPage: true })
  }
  await p.close()
}
await b.close()
