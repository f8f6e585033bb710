import { useLanguage } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { languageFacts } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { FactList } from '#ui/FactList.tsx'
import type { PageTexts } from './definition.ts'
import { caseStudies } from './page-data.ts'
import styles from './CaseStudiesSection.module.css'

type Props = PageTexts['portfolio']

export function CaseStudiesSection({ title, label, previous, next, role, slideRole, slide, cases, results }: Props) {
  return (
    <TitledSection id="portfolio" title={title} gap={11}>
      <Carousel
        label={label}
        previousLabel={previous}
        nextLabel={next}
        roleDescription={role}
        slideRoleDescription={slideRole}
        slides={caseStudies.map((study, index) => ({
          id: study.id,
          label: fillBrackets(slide, { number: String(index + 1), count: String(caseStudies.length) }),
          content: <Study study={study} texts={cases[study.id]} results={results} />,
        }))}
      />
    </TitledSection>
  )
}

type CaseStudy = (typeof caseStudies)[number]
type StudyProps = { study: CaseStudy; texts: Props['cases'][CaseStudy['id']]; results: Props['results'] }

function Study({ study, texts, results }: StudyProps) {
  const { before, connected, weeks, measured } = texts.facts
  return (
    <article className={styles.study} aria-labelledby={study.id}>
      <div className={styles.text}>
        <p className={styles.area}>{texts.area}</p>
        <h3 id={study.id}>{texts.company}</h3>
        <p>{texts.description}</p>
        <h4>{texts.resultTitle}</h4>
        <dl className={styles.results}>
          {study.results.map((id) => (
            <div key={id}>
              <dt>{results[id].description}</dt>
              <dd>{results[id].value}</dd>
            </div>
          ))}
        </dl>
        <FactList facts={[before, connected, weeks, measured]} />
        <ButtonLink to="/talk-to-an-expert" variant="outline" label={texts.action} />
      </div>
      <img
        className={styles.picture}
        src={`/uploads/cases/${study.id}-${languageFacts[useLanguage()].pictures}.webp`}
        alt={texts.image}
        width="720"
        height="540"
        loading="lazy"
      />
    </article>
  )
}
