import type { FormId } from '../site/embeds.ts'
import { useTexts } from '../texts/useTexts.ts'
import { classes } from '../ui/classes.ts'
import { FramePanel } from './FramePanel.tsx'
import { useFrame } from './useFrame.ts'
import styles from './FormFrame.module.css'

/** Another company's page may run, send itself, keep its own session and open its links, and no more. */
const SANDBOX = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts'

type Props = {
  of: FormId
  /** Of what it says when the form does not come. */
  heading?: 'h2' | 'h3'
}

/** The lead form or the scheduler: the owner's, or the site's own. It takes the same room whatever becomes of it. */
export function FormFrame({ of, heading = 'h3' }: Props) {
  const { title } = useTexts('common').formFrame[of]
  const { box, frame, phase, attempt, isOutside, address, prerendered, tab, load, onLoad } = useFrame(of)
  const sandbox = isOutside ? SANDBOX : undefined
  return (
    <div ref={box} className={styles.box} data-phase={phase}>
      {phase !== 'shown' && <FramePanel of={of} phase={phase} heading={heading} tab={tab} onLoad={load} />}
      {address && (
        <iframe
          // A new attempt is a new frame: the old one may be stuck.
          key={attempt}
          ref={frame}
          className={classes(styles.frame, phase !== 'shown' && styles.unseen)}
          src={address}
          title={title}
          loading="lazy"
          sandbox={sandbox}
          onLoad={onLoad}
        />
      )}
      {phase === 'waiting' && (
        <noscript>
          <iframe className={styles.frame} src={prerendered} title={title} loading="lazy" sandbox={sandbox} />
        </noscript>
      )}
    </div>
  )
}
