import type { ReactNode } from 'react'
import { FigureSection } from '#sections/FigureSection.tsx'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { blockClass, chainClass, type BlockTone } from './blocks.ts'
import type { PageTexts } from './definition.ts'
import { connectedSystems, publishedPlaces } from './sample-data.ts'
import { StatusList } from './StatusList.tsx'
import { TimeInBlocks } from './TimeInBlocks.tsx'
import styles from './BuilderStepsSection.module.css'

type Props = PageTexts['steps']

export function BuilderStepsSection({ title, describe, connect, test, publish, speed }: Props) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} />
        <ol className={chainClass('acrossIfWide', styles.steps)}>
          <Step {...describe} tone="white">
            <p className={styles.typed}>{describe.typed}</p>
          </Step>
          <Step {...connect} tone="tint">
            <StatusList data={connectedSystems} items={connect.systems} />
          </Step>
          <Step {...test} tone="stone">
            <Chat>
              <ChatBubble from="person" by={test.question.by}>
                {test.question.text}
              </ChatBubble>
              <ChatBubble from="assistant" by={test.answer.by}>
                {test.answer.text}
              </ChatBubble>
            </Chat>
          </Step>
          <Step {...publish} tone="deep">
            <StatusList data={publishedPlaces} items={publish.places} />
          </Step>
        </ol>
      </Container>
      <FigureSection value={speed.value} label={speed.label} text={speed.text}>
        <TimeInBlocks programmed={speed.programmed} inBuilder={speed.inBuilder} />
      </FigureSection>
    </Section>
  )
}

type StepProps = { name: string; text: string; tone: BlockTone; children: ReactNode }

function Step({ name, text, tone, children }: StepProps) {
  return (
    <li className={blockClass(tone, styles.step)}>
      <h3>{name}</h3>
      <p>{text}</p>
      <div className={styles.figure}>{children}</div>
    </li>
  )
}
