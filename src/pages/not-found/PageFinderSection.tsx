import { useTexts, usePageTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import type { PageGroup } from '#site/definition.ts'
import { pagesInGroup } from '#site/pages.ts'
import { Actions } from '#ui/Button.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { classes } from '#ui/classes.ts'
import { Container } from '#ui/Container.tsx'
import { Cluster, Grid, Split } from '#ui/Layout.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Tag } from '#ui/Status.tsx'
import { definition, type PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './PageFinderSection.module.css'

const search = {
  address: 'done',
  pages: 'done',
  contracts: 'done',
  hr: 'done',
  sales: 'done',
  handOver: 'pending',
} as const

export function PageFinderSection() {
  const { title, text, home, finder, map } = usePageTexts(definition)
  return (
    <section className={classes(styles.section, surfaces.dark)}>
      <Container>
        <Split className={styles.top}>
          <div>
            <SectionHeading level={1} title={title} lead={text} />
            <Actions>
              <ButtonLink to="/" variant="brand" withArrow label={home} />
            </Actions>
          </div>
          <Panel>
            <PanelBar initials={finder.initials} name={finder.name} state={finder.state}>
              <Tag status="pending" withDot>
                {finder.tag}
              </Tag>
            </PanelBar>
            <Chat>
              <ChatBubble from="person" by={finder.questionBy}>
                {finder.question}
              </ChatBubble>
              <ChatBubble from="assistant" by={finder.answerBy}>
                {finder.answer}
              </ChatBubble>
            </Chat>
            <DemoTrace statuses={search} steps={finder.steps} />
          </Panel>
        </Split>
        <SiteMap {...map} />
      </Container>
    </section>
  )
}

const groups: readonly PageGroup[] = ['platform', 'usecases', 'services', 'standalone']

function SiteMap({ title, summary, groups: titles, missing }: PageTexts['map']) {
  const labels = useTexts('common').pages
  return (
    <>
      <Cluster as="p" gap={1} className={styles.caption}>
        <b>{title}</b>
        <span>{summary}</span>
      </Cluster>
      <Grid columns={4} gap={8} className={styles.tree}>
        {groups.map((group) => (
          <div key={group} className={styles.branch}>
            <h2>{titles[group]}</h2>
            <ul>
              {pagesInGroup(group).map((page) => (
                <li key={page.id}>
                  <SiteLink to={page.path}>{labels[page.id].label}</SiteLink>
                </li>
              ))}
              {group === 'standalone' && (
                <li className={styles.missing}>
                  <span>{missing}</span>
                </li>
              )}
            </ul>
          </div>
        ))}
      </Grid>
    </>
  )
}
