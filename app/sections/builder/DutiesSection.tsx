import type { Texts } from '../../texts/resources.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './DutiesSection.module.css'

/** Who is responsible at which moment: the assistant or the team. */
export function DutiesSection({ title, lead, moment, assistant, team, moments }: Texts['nocodeai']['duties']) {
  return (
    <section className={styles.band}>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{moment}</th>
              <th scope="col">{assistant}</th>
              <th scope="col">{team}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.assistant}</td>
                <td>{row.team}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  )
}
