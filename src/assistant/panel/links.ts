import type { ReactNode } from 'react'

/** A link that the shell renders, because the assistant does not depend on the router. */
export type PanelLinkProps = { path: string; className?: string | undefined; children: ReactNode }
