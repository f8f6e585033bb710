import { RequestSheets } from '../../demos/hr/RequestSheets.tsx'
import type { Texts } from '../../texts/resources.ts'
import { Wrap } from '../../ui/Wrap.tsx'
import { FigureSection } from '../FigureSection.tsx'
import styles from './HrBenefitsSection.module.css'

type Props = Texts['hraiassistant']['benefits']

/** The figure, and what it means for each of the three who feel it. */
export function HrBenefitsSection({ sheets, groups, ...figure }: Props) {
  return (
    <>
      <FigureSection {...figure}>
        <RequestSheets {...sheets} percentMore={Number.parseFloat(figure.value)} />
      </FigureSection>
      <Wrap>
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.title}>
              <h3>{group.title}</h3>
              <p>{group.text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </>
  )
}
