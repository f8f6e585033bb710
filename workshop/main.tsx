// Must be first: tokens.css declares the order of the cascade layers.
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { classes } from '#ui/classes.ts'
import { textLinkClass } from '#ui/TextLink.tsx'
import { examples, STANDALONE } from './examples.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './workshop.module.css'

/** Standalone examples are left out of the overview. */
function Workshop({ only }: { only: string | null }) {
  const shown = examples.filter(({ id }) => (only === null ? id !== STANDALONE : id === only))
  return (
    <div className={styles.page}>
      <nav className={styles.index} aria-label="Examples">
        <a href="/" aria-current={only === null ? 'page' : undefined}>
          All examples
        </a>
        {examples.map(({ id, title }) => (
          <a key={id} href={`/?only=${id}`} aria-current={only === id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.examples}>
        <h1 className={styles.name}>Workshop</h1>
        {shown.length === 0 && (
          <p>
            There is no example “{only}”.{' '}
            <a href="/" className={textLinkClass}>
              See all of them
            </a>
          </p>
        )}
        {shown.map(({ id, title, surface, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.name}>
              {title}
            </h2>
            <div className={classes(styles.stage, surfaces[surface])}>{content}</div>
          </section>
        ))}
      </main>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const only = new URLSearchParams(window.location.search).get('only')
createRoot(root).render(
  <StrictMode>
    <Workshop only={only} />
  </StrictMode>,
)
