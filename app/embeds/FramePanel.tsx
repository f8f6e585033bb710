import { CalendarDays, RotateCw } from 'lucide'
import { useRef, type ReactNode } from 'react'
import { settings } from '../site/build-constants.ts'
import type { FormId } from '../site/embeds.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Actions, Button, ButtonArrow, buttonClass } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Status.tsx'
import { textLinkClass } from '../ui/TextLink.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { FramePhase } from './useFrame.ts'
import styles from './FramePanel.module.css'

type Props = {
  of: FormId
  phase: FramePhase
  heading: 'h2' | 'h3'
  /** The form by itself. */
  tab: string
  onLoad: () => void
}

/** What stands in the place of a form until it is there. */
export function FramePanel({ of, phase, heading: Heading, tab, onLoad }: Props) {
  const { formFrame: shared } = useTexts('common')
  const texts = shared[of]
  const news = useRef<HTMLDivElement>(null)
  const loadAndTell = () => {
    // The button goes; whoever pressed it is taken to what happens instead.
    news.current?.focus()
    onLoad()
  }
  const newTab = (
    <a className={buttonClass({ variant: 'outline' })} href={tab} target="_blank" rel="noopener">
      {shared.newTab}
    </a>
  )
  return (
    <div className={classes(styles.panel, phase === 'waiting' && styles.scripted)}>
      <p className={styles.bar}>
        <Icon of={CalendarDays} size={20} />
        <b>{texts.title}</b>
        {phase === 'failed' && <Tag status="hot">{shared.notLoaded}</Tag>}
      </p>
      <div className={styles.body}>
        <div ref={news} role="status" tabIndex={-1}>
          {phase === 'asking' && <News heading={<Heading>{texts.title}</Heading>} text={texts.provider} />}
          {phase === 'failed' && <News heading={<Heading>{texts.failed}</Heading>} text={shared.blocked} />}
          {(phase === 'waiting' || phase === 'loading') && <Skeleton of={of} label={texts.loading} />}
        </div>
        {phase === 'asking' && (
          <Actions>
            <Button variant="ink" className={styles.scripted} onClick={loadAndTell}>
              {texts.load}
              <ButtonArrow />
            </Button>
            <noscript>{newTab}</noscript>
          </Actions>
        )}
        {phase === 'failed' && (
          <Actions>
            <Button variant="ink" onClick={loadAndTell}>
              <Icon of={RotateCw} size={17} />
              {shared.tryAgain}
            </Button>
            {newTab}
          </Actions>
        )}
        <p className={styles.mail}>
          {shared.mail}{' '}
          <a className={textLinkClass} href={`mailto:${settings.contactEmail}`}>
            {settings.contactEmail}
          </a>
        </p>
      </div>
    </div>
  )
}

function News({ heading, text }: { heading: ReactNode; text: string }) {
  return (
    <div className={styles.news}>
      {heading}
      <p>{text}</p>
    </div>
  )
}
