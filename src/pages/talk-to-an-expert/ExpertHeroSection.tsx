import { Check } from 'lucide'
import { FormFrame } from '#embeds/FormFrame.tsx'
import { keysOf } from '#i18n/merge-texts.ts'
import { usePageTexts } from '#i18n/useTexts.ts'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { portraitOf } from '#site/build-constants.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { definition } from './definition.ts'
import { SCHEDULER_ID } from './scheduler.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './ExpertHeroSection.module.css'

const experts = { sales: 'laura', contracts: 'arjun', backOffice: 'brooke' } as const

const TITLE_ID = `${SCHEDULER_ID}-title`

export function ExpertHeroSection() {
  const { title, lead, points, scheduler, people } = usePageTexts(definition).hero
  return (
    <div className={styles.hero}>
      <Container className={styles.columns}>
        <div className={classes(styles.text, surfaces.dark)}>
          <HeroIntro page="talk-to-an-expert" title={title} lead={lead} />
          <p>{points.title}</p>
          <Stack as="ul" gap={4}>
            {points.items.map((point) => (
              <li key={point}>
                <Icon of={Check} size={19} />
                {point}
              </li>
            ))}
          </Stack>
        </div>
        <section id={SCHEDULER_ID} className={styles.scheduler} aria-labelledby={TITLE_ID}>
          <VisuallyHidden as="h2" id={TITLE_ID}>
            {scheduler}
          </VisuallyHidden>
          <FormFrame of="scheduler" />
        </section>
        <div className={styles.people}>
          <h2>{people.title}</h2>
          <ul>
            {keysOf(experts).map((id) => (
              <li key={id}>
                <Avatar initials={initialsOf(people.list[id].name)} of="person" portrait={portraitOf(experts[id])} />
                <b>{people.list[id].name}</b> {people.list[id].field}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  )
}
