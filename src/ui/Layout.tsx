import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Layout.module.css'

/** A step of the space scale in tokens.css. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 'card' | 'block' | 'column'

type Element =
  | 'div'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'p'
  | 'article'
  | 'figure'
  | 'figcaption'
  | 'header'
  | 'footer'
  | 'form'

type Props = ComponentProps<'div'> & { as?: Element | undefined; gap?: Gap | undefined }

/** Below each other. */
export function Stack(props: Props) {
  return layout(styles.stack, props)
}

/** In a row that wraps, centered on each other. */
export function Cluster(props: Props) {
  return layout(styles.cluster, props)
}

/** Columns of equal width, one column on small screens. */
export function Grid({ columns, ...props }: Props & { columns: 2 | 3 | 4 }) {
  return layout(styles.columns, { 'data-columns': columns, ...props })
}

/** Two columns, one column on small screens. */
export function Split({ ratio, ...props }: Props & { ratio?: '1:2' | '5:7' | '7:5' | '2:1' | undefined }) {
  return layout(styles.columns, { 'data-columns': ratio ?? 2, gap: 'column', ...props })
}

// Attributes, because the content security policy blocks styles in HTML, and a class per step takes 450 bytes of script.
function layout(
  name: string | undefined,
  { as = 'div', gap = 6, className, ...rest }: Props & { 'data-columns'?: string | number },
) {
  const Box = as as 'div'
  return <Box className={classes(name, className)} data-gap={gap} {...rest} />
}
