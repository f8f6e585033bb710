import { TitledSection } from '#sections/TitledSection.tsx'
import { PAGE_ICONS } from '#site/page-icons.ts'
import { SpriteIcon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { weighings } from './weighing.ts'
import styles from './ProcurementIndustriesSection.module.css'

export function ProcurementIndustriesSection({ title, lead, industries, ...texts }: PageTexts['industries']) {
  return (
    <TitledSection title={title} lead={lead}>
      <ul className={styles.industries}>
        {weighings.map(({ id, ...weighing }) => (
          <li key={id}>
            <h3>
              <SpriteIcon file={PAGE_ICONS} name={id} size={30} />
              {industries[id].name}
            </h3>
            <WeighedBids {...weighing} texts={texts} />
            <ul className={styles.useCases}>
              {industries[id].useCases.map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type BidTexts = Pick<PageTexts['industries'], 'best' | 'out' | 'bids' | 'criteria'>
type Props = Pick<(typeof weighings)[number], 'criteria' | 'bids'> & { texts: BidTexts }

function WeighedBids({ criteria, bids, texts }: Props) {
  return (
    <>
      <ul className={styles.criteria}>
        {criteria.map(({ id, weight }) => (
          <li key={id}>{`${weight}% ${texts.criteria[id]}`}</li>
        ))}
      </ul>
      <ul className={styles.bids}>
        {bids.map(({ id, parts, score, isBest }) => (
          <li key={id} className={isBest ? styles.best : undefined}>
            {texts.bids[id]}
            {parts.length > 0 ? <Score parts={parts} /> : <em>{texts.out}</em>}
            {parts.length > 0 && <b>{score}</b>}
            {isBest && <VisuallyHidden>{texts.best}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Score({ parts }: Pick<Props['bids'][number], 'parts'>) {
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, { part }) => sum + part, 0))
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      {parts.map(({ id, part }, place) => (
        <path key={id} d={`M${starts[place] ?? 0} 0h${part}`} />
      ))}
    </svg>
  )
}
