import { Database, Globe, Mail, ScanLine, Table, Thermometer } from 'lucide'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import type { PageTexts } from './definition.ts'
import { HEIGHT, tangle, TANGLE_WIDTH } from './tangle.ts'
import lines from './Lines.module.css'
import styles from './SourceTangle.module.css'

/** In the order of their lines. */
const sources = [
  ['spreadsheet', Table],
  ['erp', Database],
  ['invoices', ScanLine],
  ['shop', Globe],
  ['sensors', Thermometer],
  ['inbox', Mail],
] as const

export function SourceTangle({ label, ...texts }: PageTexts['sources']) {
  return (
    <div className={styles.figure} data-og-image="">
      <ul className={styles.sources} role="list" aria-label={label}>
        {sources.map(([source, icon]) => (
          <li key={source}>
            <b>
              <Icon of={icon} size={15} />
              {texts[source].name}
            </b>{' '}
            {texts[source].sample}
          </li>
        ))}
      </ul>
      <div className={classes(lines.lines, styles.tangle)}>
        <svg viewBox={`0 0 ${TANGLE_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {tangle.map(({ way, line }) => (
            <g key={way} transform={way}>
              <path d={line} />
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}
