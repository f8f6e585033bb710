import { SiteLink } from '../../routing/SiteLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CaseStudiesSection.module.css'

export type CaseStudy = {
  area: string
  company: string
  description: string
  /** What the picture shows. */
  image: string
  resultTitle: string
  results: readonly { value: string; description: string }[]
  action: string
  /** "Case study 1 of 2" */
  slide: string
}

type Props = {
  title: string
  label: string
  previous: string
  next: string
  /** What screen readers call the whole and a part: "carousel" and "slide". */
  role: string
  slideRole: string
  cases: readonly CaseStudy[]
  /** Pictures under the uploads path, in the order of the cases. */
  pictures: readonly string[]
}

export function CaseStudiesSection({ title, label, previous, next, role, slideRole, cases, pictures }: Props) {
  return (
    <Section id="portfolio">
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.carousel}>
          <Carousel
            label={label}
            previousLabel={previous}
            nextLabel={next}
            roleDescription={role}
            slideRoleDescription={slideRole}
            slides={cases.map((study, index) => ({
              id: study.company,
              label: study.slide,
              content: <Study {...study} picture={pictures[index]} />,
            }))}
          />
        </div>
      </Wrap>
    </Section>
  )
}

function Study({
  area,
  company,
  description,
  image,
  resultTitle,
  results,
  action,
  picture,
}: CaseStudy & { picture: string | undefined }) {
  return (
    <article className={styles.study}>
      <div className={styles.words}>
        <p className={styles.area}>{area}</p>
        <h3>{company}</h3>
        <p className={styles.description}>{description}</p>
        <dl className={styles.results} aria-label={resultTitle}>
          {results.map((result) => (
            <div key={result.description}>
              <dt>{result.description}</dt>
              <dd>{result.value}</dd>
            </div>
          ))}
        </dl>
        <SiteLink to="/talk-to-an-expert" className={buttonClass({ variant: 'outline' })}>
          {action}
        </SiteLink>
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={`/uploads/cases/${picture}.svg`}
          alt={image}
          width="720"
          height="540"
          loading="lazy"
        />
      )}
    </article>
  )
}
