import type { Ref } from 'react'
import { useTexts, useLanguage } from '#i18n/useTexts.ts'
import { languageFacts, languages } from '#site/languages.ts'
import { recordingFile, recordings } from '#site/recordings.ts'
import styles from './RecordedDemo.module.css'

/** Languages with their own captions. */
const recorded = languages.filter((language) => languageFacts[language].pictures === language)

const RECORDING = 'contract-analysis'

const { width, height } = recordings[RECORDING]

type Props = { label: string; autoPlay?: boolean; inert?: boolean; ref?: Ref<HTMLVideoElement> }

export function RecordedDemo({ label, autoPlay = false, inert = false, ref }: Props) {
  const language = useLanguage()
  const { videoFallback } = useTexts('common')
  const fileOf = (extension: 'mp4' | 'webm' | 'webp') => recordingFile(RECORDING, language, extension)
  return (
    <video
      ref={ref}
      className={styles.video}
      width={width}
      height={height}
      aria-label={label}
      inert={inert}
      controls
      muted
      playsInline
      preload="none"
      autoPlay={autoPlay}
      poster={autoPlay ? fileOf('webp') : undefined}
    >
      <source src={fileOf('mp4')} type="video/mp4" />
      <source src={fileOf('webm')} type="video/webm" />
      {recorded.map((each) => (
        <track
          key={each}
          kind="captions"
          src={recordingFile(RECORDING, each, 'vtt')}
          srcLang={each}
          label={languageFacts[each].name}
          default={each === languageFacts[language].pictures}
        />
      ))}
      {videoFallback}
    </video>
  )
}
