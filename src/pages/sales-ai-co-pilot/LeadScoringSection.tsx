import { mergeTexts } from '#i18n/merge-texts.ts'
import { TextLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Grid, Split } from '#ui/Layout.tsx'
import { RichText } from '#ui/RichText.tsx'
import type { PageTexts } from './definition.ts'
import { scoreParts, leads } from './sample-data.ts'
import styles from './LeadScoringSection.module.css'

export function LeadScoringSection({ title, lead, lists, overruled, sources, more }: PageTexts['scoring']) {
  return (
    <TitledSection title={title} lead={lead} rhythm="claim">
      <CallLists {...lists} />
      <p className={styles.overruled}>
        <Avatar initials={overruled.initials} of="person" />
        {overruled.text}
      </p>
      <Split ratio="1:2" gap={9} className={styles.sources}>
        <div>
          <h3>{sources.title}</h3>
          <TextLink page="close-more-deals" label={more} />
        </div>
        <Grid as="dl" columns={2} gap={8}>
          {scoreParts.map(({ id }) => (
            <div key={id}>
              <dt>{sources.parts[id].label}</dt>
              <dd>{sources.parts[id].text}</dd>
            </div>
          ))}
        </Grid>
      </Split>
    </TitledSection>
  )
}

function CallLists({ yesterday, today, leads: texts }: PageTexts['scoring']['lists']) {
  const now = mergeTexts(leads, texts)
  const before = now.toSorted((one, other) => one.was - other.was)
  return (
    <div className={styles.lists}>
      <div className={styles.before}>
        <h3>{yesterday}</h3>
        <ol>
          {before.map(({ id, company, contact, was }) => (
            <li key={id}>
              <span>{was}</span>
              <p>
                <b>{company}</b>
                {contact}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <GrowOnView className={styles.curves}>
        <Curves places={leads.map(({ was }) => was - 1)} />
      </GrowOnView>
      <div className={styles.now}>
        <h3>{today}</h3>
        <ol>
          {now.map(({ id, company, contact, was, moved, reason, score }, index) => (
            <li key={id} data-up={was > index + 1 || undefined}>
              <span>{index + 1}</span>
              <p>
                <b>{company}</b>
                {contact} <small>· {moved}</small>
              </p>
              <p className={styles.reason}>
                <RichText text={reason} />
              </p>
              <strong>{score}</strong>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Height of a row in the drawing, which is stretched over the lists. */
const ROW = 20
const WIDTH = 100

/** From each lead's position yesterday to today's. Leads that moved up are painted on top. */
function Curves({ places }: { places: readonly number[] }) {
  const middle = (place: number) => (place + 0.5) * ROW
  const curves = places
    .map((was, is) => ({ from: middle(was), to: middle(is), up: was > is }))
    .toSorted((one, other) => Number(one.up) - Number(other.up))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${places.length * ROW}`} preserveAspectRatio="none" data-grows="" aria-hidden>
      {curves.map(({ from, to, up }) => (
        <path
          key={from}
          className={up ? styles.up : undefined}
          vectorEffect="non-scaling-stroke"
          d={`M0 ${from}C${WIDTH * 0.45} ${from} ${WIDTH * 0.55} ${to} ${WIDTH} ${to}`}
        />
      ))}
    </svg>
  )
}
