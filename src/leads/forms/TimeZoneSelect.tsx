import { ChevronDown, Globe } from 'lucide'
import { startTransition, useEffect, useId, useState } from 'react'
import { nextTask, waitForIdle } from '#browser/idle.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import { Icon } from '#ui/Icon.tsx'
import { zoneName } from '../shared/time-zones.ts'
import styles from './TimeZoneSelect.module.css'

type TimeZoneOption = { value: string; label: string }

const ZONES_PER_TASK = 20

type Props = {
  timeZone: string
  /** The moment to show offsets for, since they change with daylight-saving time. */
  at: string
  onPick: (timeZone: string) => void
}

export function TimeZoneSelect({ timeZone, at, onPick }: Props) {
  const { scheduler } = useTexts('forms')
  const language = useLanguage()
  const id = useId()
  const [zones, setZones] = useState<readonly TimeZoneOption[]>([])
  const own = { value: timeZone, label: zoneName(timeZone, new Date(at), language) }
  // Formatting all zones takes 100 ms, too long for the press that opens the list.
  useEffect(() => {
    let isCurrent = true
    void prepareTimeZoneOptions(timeZone, new Date(at), language).then((prepared) => {
      if (isCurrent) startTransition(() => setZones(prepared))
    })
    return () => {
      isCurrent = false
    }
  }, [timeZone, at, language])
  const loadZones = () => {
    if (zones.length === 0) setZones(timeZoneOptions(timeZone, new Date(at), language))
  }
  const options = zones.map((zone) => (zone.value === timeZone ? own : zone))
  return (
    <div className={styles.zone}>
      <Icon of={Globe} size={17} />
      <label htmlFor={id}>{scheduler.timeZone}</label>
      <span className={styles.box}>
        <select
          id={id}
          value={timeZone}
          onPointerDown={loadZones}
          onFocus={loadZones}
          onChange={({ target }) => onPick(target.value)}
        >
          {(options.some(({ value }) => value === timeZone) ? options : [own, ...options]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={15} />
      </span>
    </div>
  )
}

/** All zones the browser knows, plus `own`, which it may know under another name. Slow. */
export function timeZoneOptions(own: string, at: Date, language: Language): TimeZoneOption[] {
  const options = zoneIds(own).map((zone) => optionFor(zone, at, language))
  return sortByLabel(options, language)
}

/** Like `timeZoneOptions`, in short tasks when the browser is idle. */
async function prepareTimeZoneOptions(own: string, at: Date, language: Language): Promise<TimeZoneOption[]> {
  await waitForIdle()
  const options: TimeZoneOption[] = []
  for (const zone of zoneIds(own)) {
    options.push(optionFor(zone, at, language))
    if (options.length % ZONES_PER_TASK === 0) await nextTask()
  }
  return sortByLabel(options, language)
}

function zoneIds(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])]
}

function optionFor(zone: string, at: Date, language: Language): TimeZoneOption {
  return { value: zone, label: zoneName(zone, at, language) }
}

function sortByLabel(options: readonly TimeZoneOption[], language: Language): TimeZoneOption[] {
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return options.toSorted((one, other) => compare(one.label, other.label))
}
