import { TitledSection } from '#sections/TitledSection.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import { Lane, LaneMark } from './Lane.tsx'
import { industryLanes, sdrStages } from './sample-data.ts'
import styles from './SdrIndustriesSection.module.css'

export function SdrIndustriesSection({ industries: { title, lead, legend, industries }, pipeline }: PageTexts) {
  return (
    <TitledSection title={title} lead={lead}>
      <ul className={styles.legend}>
        <li>
          <LaneMark of="stage" />
          {legend.assistant}
        </li>
        <li>
          <LaneMark of="rep" />
          {legend.rep}
        </li>
      </ul>
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
              <ul className={styles.lanes}>
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
              </ul>
            </GrowOnView>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
