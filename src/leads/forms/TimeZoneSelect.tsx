import { ChevronDown, Globe } from 'lucide'
import { startTransition, useEffect, useId, useState } from 'react'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { zoneName } from '../shared/time-zones.ts'
import { prepareTimeZoneOptions, timeZoneOptions, type TimeZoneOption } from './time-zone-options.ts'
import styles from './TimeZoneSelect.module.css'

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
