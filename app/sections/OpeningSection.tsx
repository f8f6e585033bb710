import { pageById, type PageId } from '../site/pages.ts'
import { classes } from '../ui/classes.ts'
import { Wrap } from '../ui/Wrap.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { HeroWords } from './HeroWords.tsx'
import grounds from '../ui/Ground.module.css'
import styles from './OpeningSection.module.css'

type Props = { page: PageId; title: string; lead: string }

/** A hero of words alone. */
export function OpeningSection({ page, title, lead }: Props) {
  const { darkTop = false, path } = pageById(page)
  const self = path === '/book-a-demo' || path === '/talk-to-an-expert' ? path : undefined
  return (
    <section className={classes(styles.opening, darkTop && styles.dark, darkTop && grounds.dark)}>
      <Wrap>
        <HeroWords page={page} title={title} lead={lead}>
          <ConversionLinks ground={darkTop ? 'dark' : 'light'} without={self} />
        </HeroWords>
      </Wrap>
    </section>
  )
}
