import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { industryLanes, sdrStages } from './sample-data.ts'
import styles from './SdrIndustriesSection.module.css'

export function SdrIndustriesSection({ industries: { title, lead, legend, industries }, pipeline }: PageTexts) {
  return (
    <TitledSection title={title} lead={lead}>
      <Cluster as="ul" gap={8} className={styles.legend}>
        <Cluster as="li" gap={3}>
          <LaneMark of="stage" />
          {legend.assistant}
        </Cluster>
        <Cluster as="li" gap={3}>
          <LaneMark of="rep" />
          {legend.rep}
        </Cluster>
      </Cluster>
      <ol className={styles.stages} aria-hidden>
        {sdrStages.map(({ id }) => (
          <li key={id}>{pipeline.stages[id].name}</li>
        ))}
      </ol>
      <ul className={styles.industries}>
        {[...industryLanes].map(([id, lanes]) => (
          <li key={id}>
            <h3>{industries[id].name}</h3>
            <GrowOnView>
              <Stack as="ul" gap={7} className={styles.lanes}>
                {lanes.map(({ from, to }, index) => (
                  <li key={industries[id].useCases[index]} data-from={from}>
                    <p>{industries[id].useCases[index]}</p>
                    <small>
                      {pipeline.stages[from].name}
                      {to !== from && ` – ${pipeline.stages[to].name}`}
                    </small>
                    <Lane from={from} to={to} />
                  </li>
                ))}
              </Stack>
            </GrowOnView>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type StageId = (typeof sdrStages)[number]['id']

/** The first and the last stage that the assistant handles. */
type Ends = { from: StageId; to: StageId }

const at = (stage: number) => `${(100 * stage) / sdrStages.length}%`

/** The ring is where a rep steps in. Decorative. */
function Lane(ends: Ends) {
  const { from, to, rep } = laneOf(ends)
  return (
    <svg className={styles.lane} width="100%" height="14" aria-hidden>
      <line className={styles.way} data-grows="" x1={at(from)} x2={at(rep ?? to)} y1="7" y2="7" />
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <circle key={index} cx={at(from + index)} cy="7" r="6" />
      ))}
      {rep !== undefined && <circle className={styles.rep} cx={at(rep)} cy="7" r="5" />}
    </svg>
  )
}

/** Indexes of stages. After the last one, `rep` is undefined: the rep is in the meeting. */
export function laneOf(ends: Ends): { from: number; to: number; rep: number | undefined } {
  const order: readonly StageId[] = sdrStages.map(({ id }) => id)
  const to = order.indexOf(ends.to)
  return { from: order.indexOf(ends.from), to, rep: to + 1 < order.length ? to + 1 : undefined }
}

function LaneMark({ of }: { of: 'stage' | 'rep' }) {
  return (
    <svg className={styles.lane} width="14" height="14" aria-hidden>
      <circle className={styles[of]} cx="7" cy="7" r={of === 'rep' ? 5 : 6} />
    </svg>
  )
}
