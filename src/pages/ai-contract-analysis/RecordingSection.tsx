import { Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { StructuredDataScript } from '#routing/StructuredDataScript.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { settings } from '#site/build-constants.ts'
import { clockTime } from '#site/clock.ts'
import { recordingFile, recordings } from '#site/recordings.ts'
import { videoObject } from '#site/search/structured-data.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { startOf } from './reading.ts'
import { RecordedDemo } from './RecordedDemo.tsx'
import { captions, chapters } from './sample-data.ts'
import shared from '#ui/shared.module.css'
import styles from './RecordingSection.module.css'

const RECORDING = 'contract-analysis'

const { width, height, lengthMs } = recordings[RECORDING]

export function RecordingSection({ title, lead, name, play, ...texts }: PageTexts['video']) {
  const video = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const hydrated = useHydrated()
  const language = useLanguage()

  function playFrom(startMs: number) {
    if (!video.current) return
    video.current.currentTime = startMs / 1000
    void video.current.play()
    setStarted(true)
  }

  // The video can have focus before the section hydrates: uncover it instead of making it inert.
  useEffect(() => {
    if (hydrated && document.activeElement === video.current) setStarted(true)
  }, [hydrated])

  // The play button unmounts: move focus to the video controls.
  useEffect(() => {
    if (started) video.current?.focus()
  }, [started])

  return (
    <TitledSection title={title} lead={lead}>
      <Split ratio="2:1" gap="card" className={styles.columns}>
        <div className={styles.screen}>
          <RecordedDemo label={name} inert={hydrated && !started} ref={video} />
          {!started && (
            <button type="button" className={styles.poster} data-only="scripts" onClick={() => playFrom(0)}>
              <img
                src={recordingFile(RECORDING, language, 'webp')}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
              <span className={classes(shared.round, styles.play)}>
                <Icon of={Play} size={26} />
              </span>
              <VisuallyHidden>{play}</VisuallyHidden> <span className={styles.length}>{clockTime(lengthMs)}</span>
            </button>
          )}
        </div>
        <ol className={styles.chapters} role="list" aria-label={texts.chapters}>
          {chapters.map(({ id, scene }) => (
            <li key={id}>
              <button type="button" onClick={() => playFrom(startOf(scene))}>
                <span className={styles.time}>{clockTime(startOf(scene))}</span>
                {texts.parts[id]}
              </button>
            </li>
          ))}
        </ol>
      </Split>
      {/* Keeps the prerendered HTML within its size budget; without JavaScript the video still has captions. */}
      {hydrated && (
        <details className={styles.transcript}>
          <summary>{texts.transcript}</summary>
          <Stack as="ol" gap={4}>
            {captions.map(({ id, scene }) => (
              <li key={id}>
                <span className={styles.time}>{clockTime(startOf(scene))}</span>
                {texts.captions[id]}
              </li>
            ))}
          </Stack>
        </details>
      )}
      <StructuredDataScript data={videoObject({ id: RECORDING, language, settings, name, description: lead })} />
    </TitledSection>
  )
}
