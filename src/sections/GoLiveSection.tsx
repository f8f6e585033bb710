import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { fillBrackets } from '#site/template.ts'
import { Grid, Split } from '#ui/Layout.tsx'
import { TextLink } from './ButtonLink.tsx'
import { TitledSection } from './TitledSection.tsx'
import styles from './GoLiveSection.module.css'

/** `text` is what the assistant does; `who` and `task` are what it takes from the client. */
type Week = { name: string; text: string; who: string; task: string }

type Props = {
  page: string
  title: string
  lead: string
  yourSide: string
  weeks: Readonly<Record<'first' | 'second' | 'third' | 'fourth', Week>>
  cost: { title: string; text: string }
}

export function GoLiveSection({ page, title, lead, yourSide, weeks, cost }: Props) {
  const { actions, priceFrom } = useTexts('common')
  const price = settings.prices[useLanguage()][page]?.text
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <Grid as="ol" columns={4} gap={8} className={styles.weeks}>
        {[weeks.first, weeks.second, weeks.third, weeks.fourth].map(({ name, text, who, task }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <div>
              <p>
                <small>{yourSide}:</small> <b>{who}</b>
              </p>
              <p>{task}</p>
            </div>
          </li>
        ))}
      </Grid>
      <Split ratio="1:2" className={styles.cost}>
        <h3>{cost.title}</h3>
        <p>
          {price && <b>{fillBrackets(priceFrom, { price })}</b>} {cost.text}{' '}
          <TextLink to="/talk-to-an-expert" label={actions.talkToAnExpert} />
        </p>
      </Split>
    </TitledSection>
  )
}
