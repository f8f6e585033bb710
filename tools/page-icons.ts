import { icons } from 'lucide'
import type { Plugin } from 'vite'
import { industryIcons } from '#pages/optimize-procurement/industry-icons.ts'
import { PAGE_ICONS } from '#site/page-icons.ts'
import { pages, type Page } from '#site/pages.ts'

/** Browsers fetch the sprite when they show an icon. */
export function pageIcons(): Plugin {
  return {
    name: 'page-icons',
    configureServer({ middlewares }) {
      middlewares.use(PAGE_ICONS, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(createSprite())
      })
    },
    // Browsers only use the sprite.
    transform(code, id) {
      if (this.environment.name === 'client' && /pages[\\/][\w-]+[\\/]definition\.ts$/.test(id))
        return code.replace(/\bicon: ['"]\w+['"],?/, '')
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: PAGE_ICONS.slice(1), source: createSprite() })
    },
  }
}

function createSprite(): string {
  const iconsOfPages = (pages as readonly Page[]).map(({ id, icon }) => [id, icon] as const)
  const symbols = [...iconsOfPages, ...Object.entries(industryIcons)].map(([id, icon]) => {
    const shapes = icons[icon].map(([shape, attributes]) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${shape}${list.join('')}/>`
    })
    return `<symbol id="${id}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
