import { classes } from './classes.ts'
import styles from './FactList.module.css'

/** Set `lang` if the fact is in a different language from the page. */
type Fact = { name: string; value: string; lang?: string }

/** `forValues` emphasizes the values and aligns them in a column at the end. */
export function FactList({ facts, forValues = false }: { facts: readonly Fact[]; forValues?: boolean }) {
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
