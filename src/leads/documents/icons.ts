import { html } from './html.ts'

/** On a 24 × 24 grid, like the site's icons. */
const shapes = {
  alert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`,
  check: html`<path d="M20 6 9 17l-5-5" />`,
  chevron: html`<path d="m6 9 6 6 6-6" />`,
}

export function icon(of: keyof typeof shapes, size: number) {
  return html`<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">
    ${shapes[of]}
  </svg>`
}
