import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts } from '#site/languages.ts'
import styles from './DemoVideo.module.css'

/** Recording of a demo, for browsers without JavaScript. Created by tools/recordings.ts. */
export function DemoVideo({ name }: { name: string }) {
  const file = `/uploads/videos/${name}-${languageFacts[useLanguage()].pictures}`
  const { videoFallback } = useTexts('common')
  return (
    <noscript>
      <video
        className={styles.video}
        controls
        muted
        loop
        preload="none"
        width="720"
        height="792"
        poster={`${file}.webp`}
        src={`${file}.mp4`}
      >
        {videoFallback}
      </video>
    </noscript>
  )
}
