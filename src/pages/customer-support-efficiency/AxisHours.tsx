import { useLanguage } from '#i18n/useTexts.ts'
import { axisHours } from './time.ts'

export function AxisHours({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <ol className={className} aria-hidden>
      {axisHours(count, useLanguage()).map(({ hour, unit }) => (
        <li key={hour}>
          {hour}
          <span>{unit}</span>
        </li>
      ))}
    </ol>
  )
}
