import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = Omit<ComponentProps<'span'>, 'ref' | 'className'> & {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption'
}

export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element className={styles.hidden} {...rest} />
}
