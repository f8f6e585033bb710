import { Check, Database, Globe, Mail, ScanLine, Table, Thermometer } from 'lucide'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { keysOf } from '#i18n/merge-texts.ts'
import { UNTANGLING_MS } from '#site/timings.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { once } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Dashboard } from './Dashboard.tsx'
import type { PageTexts } from './definition.ts'
import { DemandModel } from './DemandModel.tsx'
import { HEIGHT, tangle, TANGLE_WIDTH } from './tangle.ts'
import lines from './Lines.module.css'
import styles from './PillarsSection.module.css'
import sourceStyles from './SourceTangle.module.css'

/** The lines get tangled and straighten, then the chart is drawn. */
const untangling = once<string | undefined>(undefined, Object.entries(UNTANGLING_MS))

export function PillarsSection({ pillars, sources, model, dashboard }: PageTexts) {
  const { ref, state: stage } = usePlayback(untangling, { replays: true })
  return (
    <section className={styles.pillars} data-stage={stage}>
      <Pillar
        {...pillars.integration}
        className={styles.integration}
        figure={<SourceTangle {...sources} drawing={ref} />}
      />
      <Pillar {...pillars.models} className={styles.models} figure={<DemandModel {...model} />}>
        <svg className={lines.forecast} viewBox="0 0 350 100" preserveAspectRatio="none" aria-hidden>
          <path d={railLines} />
        </svg>
      </Pillar>
      <Pillar {...pillars.support} className={styles.support} figure={<Dashboard {...dashboard} />} />
    </section>
  )
}

type PillarProps = PageTexts['pillars']['integration'] & ComponentProps<'div'> & { figure: ReactNode }

function Pillar({ title, text, points, className, figure, children }: PillarProps) {
  return (
    <div className={classes(styles.pillar, className)}>
      <div className={styles.text}>
        {children}
        <h2>{title}</h2>
        <p>{text}</p>
        <Stack as="ul" gap={2}>
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} size={16} />
              {point}
            </li>
          ))}
        </Stack>
      </div>
      <div className={styles.figure}>{figure}</div>
    </div>
  )
}

/** Take the model's lines down past the text when the pillars are stacked. */
const railLines = [0, 1, 2]
  .map((line) => {
    const [middle, side] = [163 + 12 * line, 4 + 10 * line]
    // The outer line bends first and straightens last, so that no two lines cross.
    const [bend, back] = [10 + 2 * line, 90 - 2 * line]
    return `M${middle} 0C${middle} ${bend} ${side} ${bend - 6} ${side} ${bend + 4}V${back - 4}C${side} ${back + 6} ${middle} ${back} ${middle} 100`
  })
  .join('')

/** In the order of their lines. */
const sourceIcons = {
  spreadsheet: Table,
  erp: Database,
  invoices: ScanLine,
  shop: Globe,
  sensors: Thermometer,
  inbox: Mail,
}

function SourceTangle({ label, drawing, ...texts }: PageTexts['sources'] & { drawing: Ref<HTMLDivElement> }) {
  return (
    <div className={sourceStyles.figure} data-og-image="">
      <ul className={sourceStyles.sources} role="list" aria-label={label}>
        {keysOf(sourceIcons).map((source) => (
          <li key={source}>
            <b>
              <Icon of={sourceIcons[source]} size={15} />
              {texts[source].name}
            </b>{' '}
            {texts[source].sample}
          </li>
        ))}
      </ul>
      <div ref={drawing} className={classes(lines.lines, sourceStyles.tangle)}>
        <svg viewBox={`0 0 ${TANGLE_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {tangle.map(({ way, line }) => (
            <g key={way} transform={way}>
              <path d={line} />
              <path d={`M0 0h${TANGLE_WIDTH}`} />
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}
