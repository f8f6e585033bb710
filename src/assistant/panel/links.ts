import type { ComponentType, ReactNode } from 'react'

export type PanelLinkProps = { path: string; className?: string | undefined; children: ReactNode }

/** Rendered by the shell, because the assistant does not depend on the router. */
export type PanelLink = ComponentType<PanelLinkProps>
