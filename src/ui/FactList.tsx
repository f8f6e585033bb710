import { classes } from './classes.ts'
import styles from './FactList.module.css'

type Fact = {
  name: string
  value: string
  /** Set it if the fact is in a different language from the page. */
  lang?: string
}

type Props = {
  facts: readonly Fact[]
  /** Emphasizes the values and aligns them in a column at the end. */
  forValues?: boolean
}

export function FactList({ facts, forValues = false }: Props) {
  return (
    <dl className={classes(styles.facts, forValues && styles.forValues)}>
      {facts.map(({ name, value, lang }) => (
        <div key={name} lang={lang}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
