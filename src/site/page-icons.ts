/** The icons of all pages, and of industries, as symbols of one file. Drawn by tools/page-icons.ts. */
export const PAGE_ICONS = '/icons/pages.svg'
