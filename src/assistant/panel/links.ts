import type { ReactNode } from 'react'

/** A link to a page of the site, which only the shell can make: the assistant knows no router. */
export type PanelLinkProps = { path: string; className?: string | undefined; onClick?: () => void; children: ReactNode }
