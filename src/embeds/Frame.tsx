import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import type { FrameState } from './useFrame.ts'
import grounds from '#ui/Ground.module.css'
import styles from './Frame.module.css'

type Props = {
  state: FrameState
  title: string
  className: string | undefined
  /** What stands in its place until it is there. */
  placeholder: ReactNode
  /** A page of the same origin has loaded in it. */
  onOwnDocument?: (document: Document) => void
}

/** A form, a calendar or the diagnostic: the owner's, or the site's own. It takes the same room whatever becomes of it. */
export function Frame({ state, title, className, placeholder, onOwnDocument }: Props) {
  const { box, frame, phase, attempt, isLoaded, addresses, onLoad } = state
  const src = addresses.frame
  const sandbox = addresses.outside?.sandbox
  return (
    <div ref={box} tabIndex={-1} className={classes(styles.box, grounds.light, className)} data-phase={phase}>
      {phase !== 'shown' && placeholder}
      {isLoaded && (
        <iframe
          // A new attempt is a new frame: the old one may be stuck.
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
