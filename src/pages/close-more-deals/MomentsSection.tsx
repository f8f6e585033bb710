import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'
import styles from './MomentsSection.module.css'

const momentIds = ['firstCall', 'pricing', 'silence', 'forecast'] as const

const STEP = 100 / momentIds.length

/** In percent from the top, at each moment and at the end. */
const heights = { alone: [30, 46, 63, 80, 95], assisted: [30, 23, 17, 11, 5] }

const [alone, assisted] = [courseOf(heights.alone), courseOf(heights.assisted)]

export function MomentsSection({ title, columns, rows }: PageTexts['moments']) {
  return (
    <TitledSection title={title} rhythm="claim">
      <div className={styles.moments}>
        <svg aria-hidden>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={`${assisted}V100H0Z`} />
            <path d={`${alone}V100H0Z`} />
            <path d={alone} />
            <path d={assisted} />
          </svg>
          {momentIds.map((id, index) => (
            <g key={id}>
              <line x1={`${index * STEP}%`} x2={`${index * STEP}%`} y1={`${heights.alone[index]}%`} y2="100%" />
              <circle cx={`${index * STEP}%`} cy={`${heights.alone[index]}%`} r="5" />
              <circle cx={`${index * STEP}%`} cy={`${heights.assisted[index]}%`} r="5" />
            </g>
          ))}
        </svg>
        <ComparisonTable
          label={title}
          columns={[columns.moment, columns.alone, columns.assistant]}
          rows={momentIds.map((id) => [rows[id].moment, rows[id].alone, rows[id].assistant])}
          className={styles.table}
        />
      </div>
    </TitledSection>
  )
}

/** Changes right after each moment, then levels off. */
function courseOf([start = 0, ...rest]: readonly number[]): string {
  return rest.reduce((path, y, index) => `${path}S${index * STEP + 9} ${y} ${(index + 1) * STEP} ${y}`, `M0 ${start}`)
}
