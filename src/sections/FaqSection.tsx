import { Check } from 'lucide'
import { useId, type ReactNode } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { StructuredDataScript } from '#routing/StructuredDataScript.tsx'
import { faqPage } from '#site/search/structured-data.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextLink } from './ButtonLink.tsx'
import styles from './FaqSection.module.css'

export type FaqGroup = { title?: string; items: readonly { question: string; answer: string }[] }

/** On wide screens, `beside` puts the title and `security` next to the questions, and `aside` is shown there. */
type Props = {
  title: string
  security?: readonly string[]
  groups: readonly FaqGroup[]
  beside?: boolean
  aside?: ReactNode
}

/** One item is open at a time across all groups. Adds FAQ structured data. */
export function FaqSection({ title, security, groups: all, beside = false, aside }: Props) {
  const name = useId()
  const { aboutData } = useTexts('common')
  // An answer is empty if it depends on a page or a setting that has been removed.
  const groups = all.map((group) => ({ ...group, items: group.items.filter(({ answer }) => answer) }))
  return (
    <Section>
      <Container className={beside ? styles.columns : undefined}>
        <Stack gap={6}>
          <SectionHeading title={title} />
          {security && (
            <Stack as="ul" gap={4} className={styles.security}>
              {security.map((point) => (
                <li key={point}>
                  <Icon of={Check} size={19} />
                  {point}
                </li>
              ))}
            </Stack>
          )}
          <p>
            <TextLink page="security" label={aboutData} />
          </p>
        </Stack>
        <div className={classes(styles.questions, aside !== undefined && styles.withAside)}>
          <Stack gap={9}>
            {groups.map((group, index) => (
              <div key={group.items[0]?.question}>
                {group.title && <h3 className={styles.group}>{group.title}</h3>}
                <Accordion items={group.items} name={name} level={group.title ? 4 : 3} openFirst={index === 0} />
              </div>
            ))}
          </Stack>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Container>
      <StructuredDataScript data={faqPage(groups.flatMap(({ items }) => items))} />
    </Section>
  )
}
