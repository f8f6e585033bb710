import type { Texts } from '../../texts/resources.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './BoundariesSection.module.css'

type Props = Texts['hraiassistant']['boundaries']

/** Where the assistant stops: for whoever has to answer for it. */
export function BoundariesSection({ title, lead, facts, table }: Props) {
  return (
    <section className={styles.band}>
      <Wrap className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <div className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.title}>
                <h3>{fact.title}</h3>
                <p>{fact.text}</p>
              </div>
            ))}
          </div>
        </div>
        <WorkTable {...table} />
      </Wrap>
    </section>
  )
}

function WorkTable({ caption, request, assistant, person, rows }: Props['table']) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{request}</VisuallyHidden>
          </th>
          <th scope="col">{assistant}</th>
          <th scope="col">{person}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.request}>
            <th scope="row">{row.request}</th>
            <td>{row.assistant}</td>
            <td>{row.person}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
