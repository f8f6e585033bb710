import type { ReactNode } from 'react'

/** Rendered by the shell, because the assistant does not depend on the router. */
export type PanelLinkProps = { path: string; className?: string | undefined; children: ReactNode }
