import { type ReactNode, useRef, useState } from 'react'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { fillBrackets } from '#site/template.ts'
import { classes } from '#ui/classes.ts'
import { FactList } from '#ui/FactList.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Grid, Stack } from '#ui/Layout.tsx'
import { Slider } from '#ui/Slider.tsx'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { BidDesk, VisitPlanner } from './PortfolioScreens.tsx'
import paper from './paper.module.css'
import styles from './PortfolioSection.module.css'

export function PortfolioSection({ title, lead, action, bids, visits, ...split }: PageTexts['portfolio']) {
  return (
    <TitledSection id="portfolio" title={title} lead={lead} gap={11}>
      <Grid className={styles.projects} columns={2} gap={7}>
        <Project {...bids} split={split} action={action} screen={<BidDesk {...bids.picture} />}>
          <h4>{bids.resultTitle}</h4>
          <ul className={styles.results} role="list">
            {[bids.results.supplierSelection, bids.results.caseSavings].map((result) => (
              <li key={result.label}>
                <Stat {...result} />
              </li>
            ))}
          </ul>
        </Project>
        <Project {...visits} split={split} action={action} screen={<VisitPlanner {...visits.picture} />}>
          <FactList facts={[visits.facts.proposes, visits.facts.decides]} />
        </Project>
      </Grid>
    </TitledSection>
  )
}

type ProjectProps = {
  area: string
  title: string
  text: string
  picture: { label: string; slider: string }
  split: Pick<PageTexts['portfolio'], 'shares' | 'sides'>
  action: string
  screen: ReactNode
  children: ReactNode
}

/** The drawing is on top of the running system. Without JavaScript, the divider stays centered. */
function Project({ area, title, text, picture, split, action, screen, children }: ProjectProps) {
  const box = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(50)

  function show(percent: number) {
    box.current?.style.setProperty('--share', String(percent / 100))
    setDrawn(percent)
  }

  return (
    <Stack as="article" className={styles.project} gap={7}>
      <div className={styles.text}>
        <p>{area}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div ref={box} className={styles.split}>
        <div role="img" aria-label={picture.label}>
          <GrowOnView className={styles.running}>
            {screen}
            <p className={styles.side}>{split.sides.running}</p>
          </GrowOnView>
          <div className={classes(styles.drawn, paper.grid)}>
            {screen}
            <p className={styles.side}>{split.sides.drawn}</p>
          </div>
        </div>
        <Slider
          value={drawn}
          aria-label={picture.slider}
          aria-valuetext={fillBrackets(split.shares, { drawn: String(drawn), running: String(100 - drawn) })}
          onChange={({ target }) => show(target.valueAsNumber)}
        />
      </div>
      <div className={styles.outcome}>{children}</div>
      <ButtonLink to="/talk-to-an-expert" variant="outline" withArrow label={action} />
    </Stack>
  )
}
