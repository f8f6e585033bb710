import type { PageId } from '#site/pages.ts'
import { Wrap } from '#ui/Wrap.tsx'
import { ConversionLinks } from './ConversionLinks.tsx'
import { HeroWords } from './HeroWords.tsx'
import styles from './OpeningSection.module.css'

type Props = { page: PageId; title: string; lead: string }

/** Default hero for a page without an illustration. */
export function OpeningSection(words: Props) {
  return (
    <section className={styles.opening}>
      <Wrap>
        <HeroWords {...words}>
          <ConversionLinks />
        </HeroWords>
      </Wrap>
    </section>
  )
}
