import { classes } from './classes.ts'
import styles from './FactList.module.css'

type Fact = {
  name: string
  value: string
  /** Where the pair is in another language than the page. */
  lang?: string
}

type Props = {
  facts: readonly Fact[]
  /** The values are what one looks for: they stand out, in a column at the end. */
  forValues?: boolean
}

/** Names and values, a pair a line. */
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
