import { Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#browser/useHydrated.ts'
import { useLanguage } from '#i18n/useTexts.ts'
import { StructuredDataScript } from '#routing/StructuredDataScript.tsx'
import { settings } from '#site/build-constants.ts'
import { clockTime, recordingFile, recordings, type RecordingId } from '#site/recordings.ts'
import { videoObject } from '#site/search/structured-data.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { RecordedDemo } from './RecordedDemo.tsx'
import styles from './RecordingSection.module.css'

type Props = {
  of: RecordingId
  title: string
  lead: string
  /** Accessible name of the video, also used in structured data. */
  name: string
  play: string
  /** Label of the chapter list. */
  chapters: string
  parts: readonly Line[]
  /** Label of the transcript. */
  transcript: string
  lines: readonly Line[]
}

type Line = { id: string; text: string; startMs: number }

export function RecordingSection({ of, title, lead, name, play, chapters, parts, transcript, lines }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [started, setStarted] = useState(false)
  const hydrated = useHydrated()
  const language = useLanguage()
  const { width, height, lengthMs } = recordings[of]

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
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.columns}>
          <div className={styles.screen}>
            <RecordedDemo of={of} label={name} inert={hydrated && !started} ref={video} />
            {!started && (
              <button type="button" className={styles.poster} onClick={() => playFrom(0)}>
                <img src={recordingFile(of, language, 'webp')} alt="" width={width} height={height} loading="lazy" />
                <span className={styles.play}>
                  <Icon of={Play} size={34} />
                </span>
                <VisuallyHidden>{play}</VisuallyHidden> <span className={styles.length}>{clockTime(lengthMs)}</span>
              </button>
            )}
          </div>
          <ol className={styles.chapters} role="list" aria-label={chapters}>
            {parts.map(({ id, text, startMs }) => (
              <li key={id}>
                <button type="button" onClick={() => playFrom(startMs)}>
                  <span className={styles.time}>{clockTime(startMs)}</span>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </div>
        {/* Keeps the prerendered HTML within its size budget; without JavaScript the video still has captions. */}
        {hydrated && (
          <details className={styles.transcript}>
            <summary>{transcript}</summary>
            <ol>
              {lines.map(({ id, text, startMs }) => (
                <li key={id}>
                  <span className={styles.time}>{clockTime(startMs)}</span>
                  {text}
                </li>
              ))}
            </ol>
          </details>
        )}
        <StructuredDataScript data={videoObject({ id: of, language, settings, name, description: lead })} />
      </Container>
    </Section>
  )
}
