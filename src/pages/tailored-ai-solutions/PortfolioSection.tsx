import type { ReactNode } from 'react'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Stat } from '#ui/Stat.tsx'
import { BidDesk } from './BidDesk.tsx'
import type { PageTexts } from './definition.ts'
import { DrawingSplit } from './DrawingSplit.tsx'
import { VisitPlanner } from './VisitPlanner.tsx'
import styles from './PortfolioSection.module.css'

type Portfolio = PageTexts['portfolio']

const results = ['supplierSelection', 'caseSavings'] as const
const facts = ['proposes', 'decides'] as const

export function PortfolioSection(texts: Portfolio) {
  const { title, lead, action, bids, visits, ...split } = texts
  return (
    <Section id="portfolio">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.projects}>
          <Project {...bids} split={split} action={action} screen={<BidDesk {...bids.picture} />}>
            <h4>{bids.resultTitle}</h4>
            <ul className={styles.results} role="list">
              {results.map((id) => (
                <li key={id}>
                  <Stat {...bids.results[id]} />
                </li>
              ))}
            </ul>
          </Project>
          <Project {...visits} split={split} action={action} screen={<VisitPlanner {...visits.picture} />}>
            <FactList facts={facts.map((id) => visits.facts[id])} />
          </Project>
        </div>
      </Container>
    </Section>
  )
}

type ProjectProps = {
  area: string
  title: string
  text: string
  picture: { label: string; slider: string }
  split: Pick<Portfolio, 'shares' | 'sides'>
  action: string
  screen: ReactNode
  /** The results of the project. */
  children: ReactNode
}

function Project({ area, title, text, picture, split, action, screen, children }: ProjectProps) {
  return (
    <article className={styles.project}>
      <div className={styles.text}>
        <p>{area}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <DrawingSplit label={picture.label} slider={picture.slider} {...split}>
        {screen}
      </DrawingSplit>
      <div className={styles.outcome}>{children}</div>
      <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'outline' })}>
        {action}
        <ButtonArrow />
      </SiteLink>
    </article>
  )
}
