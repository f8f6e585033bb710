import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import type { FrameState } from './useFrame.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './Frame.module.css'

type Props = {
  state: FrameState
  title: string
  className: string | undefined
  placeholder: ReactNode
  /** Called when a same-origin document has loaded in the frame. */
  onOwnDocument?: (document: Document) => void
}

export function Frame({ state, title, className, placeholder, onOwnDocument }: Props) {
  const { box, frame, phase, attempt, isLoaded, addresses, onLoad } = state
  const src = addresses.frame
  const sandbox = addresses.outside?.sandbox
  return (
    <div ref={box} tabIndex={-1} className={classes(styles.box, surfaces.light, className)} data-phase={phase}>
      {phase !== 'shown' && placeholder}
      {isLoaded && (
        <iframe
          // A new frame per attempt: the old one may be stuck.
          key={attempt}
          ref={frame}
          className={styles.frame}
          src={src}
          title={title}
          loading="lazy"
          sandbox={sandbox}
          onLoad={({ currentTarget }) => {
            onLoad?.()
            if (currentTarget.contentDocument) onOwnDocument?.(currentTarget.contentDocument)
          }}
        />
      )}
      {phase === 'waiting' && (
        <noscript>
          <iframe className={styles.frame} src={src} title={title} loading="lazy" sandbox={sandbox} />
        </noscript>
      )}
    </div>
  )
}
