import { TitledSection } from '#sections/TitledSection.tsx'
import { PAGE_ICONS } from '#site/page-icons.ts'
import { SpriteIcon } from '#ui/Icon.tsx'
import { Cluster, Grid, Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { weighings } from './weighing.ts'
import styles from './ProcurementIndustriesSection.module.css'

export function ProcurementIndustriesSection({ title, lead, industries, ...texts }: PageTexts['industries']) {
  return (
    <TitledSection title={title} lead={lead} gap={9}>
      <Grid as="ul" columns={2} gap="column" className={styles.industries}>
        {weighings.map((industry) => (
          <Stack as="li" key={industry.id} gap={6}>
            <h3>
              <SpriteIcon file={PAGE_ICONS} name={industry.id} size={30} />
              {industries[industry.id].name}
            </h3>
            <Cluster as="ul" gap={6} className={styles.criteria}>
              {industry.criteria.map(({ id, weight }) => (
                <li key={id}>{`${weight}% ${texts.criteria[id]}`}</li>
              ))}
            </Cluster>
            <Stack as="ul" gap={1} className={styles.bids}>
              {industry.bids.map(({ id, parts, score, isBest }) => (
                <li key={id} className={isBest ? styles.best : undefined}>
                  {texts.bids[id]}
                  {parts.length > 0 ? <Score parts={parts} /> : <em>{texts.out}</em>}
                  {parts.length > 0 && <b>{score}</b>}
                  {isBest && <VisuallyHidden>{texts.best}</VisuallyHidden>}
                </li>
              ))}
            </Stack>
            <Stack as="ul" gap={3}>
              {industries[industry.id].useCases.map((useCase) => (
                <li key={useCase}>{useCase}</li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Grid>
    </TitledSection>
  )
}

function Score({ parts }: Pick<(typeof weighings)[number]['bids'][number], 'parts'>) {
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, { part }) => sum + part, 0))
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" width="100%" height="16" strokeWidth="2" aria-hidden>
      {parts.map(({ id, part }, place) => (
        <path key={id} d={`M${starts[place] ?? 0} 0h${part}`} />
      ))}
    </svg>
  )
}
