import styles from './FactList.module.css'

type Fact = { name: string; value: string; /** Where the pair is in another language than the page. */ lang?: string }

/** Names and values, a pair a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, lang }) => (
        <div key={name} lang={lang}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
