import { useLanguage, useTexts } from '../../texts/useTexts.ts'
import styles from './DemoVideo.module.css'

type Props = {
  name: string
  /** It begins where the demo has finished, and then goes round. */
  finishedMs: number
}

/** The recording of a demo, for browsers that run no scripts. Made by scripts/videos.ts. */
export function DemoVideo({ name, finishedMs }: Props) {
  const file = `/uploads/videos/${name}-${useLanguage()}`
  const start = `#t=${finishedMs / 1000}`
  const { videoFallback } = useTexts('common')
  return (
    <noscript>
      <video className={styles.video} autoPlay muted loop playsInline width="720" height="792" poster={`${file}.webp`}>
        <source src={`${file}.mp4${start}`} type="video/mp4" />
        {videoFallback}
      </video>
    </noscript>
  )
}
