import { MousePointer2 } from 'lucide'
import { usePageTexts } from '#i18n/useTexts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { ChatTranscript, messagesOf, ScriptedChat } from '#sections/demos/ScriptedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Proof } from '#ui/Proof.tsx'
import { StatusDot, Tag } from '#ui/Status.tsx'
import { blockClass, blockKinds, blockTones, chainClass } from './blocks.ts'
import { BlockText } from './BlockText.tsx'
import { Canvas, Clearing } from './Canvas.tsx'
import { definition, type PageTexts } from './definition.ts'
import { ORDER_PERCENT, orderChat } from './sample-data.ts'
import { TrialLinks } from './TrialLinks.tsx'
import styles from './BuilderHeroSection.module.css'

export function BuilderHeroSection() {
  const { hero, builder, trial } = usePageTexts(definition)
  return (
    <Canvas className={styles.hero}>
      <Container className={styles.columns}>
        <Clearing className={styles.text}>
          <HeroIntro page="no-code-ai-assistant" title={hero.title} lead={hero.lead}>
            <TrialLinks {...trial} />
          </HeroIntro>
          <Proof items={[hero.proof.trial, hero.proof.integrations]} />
        </Clearing>
        <ChatBuilder {...builder} />
      </Container>
    </Canvas>
  )
}

const DRAGGED = 'handsOver'
const placed = blockKinds.filter((kind) => kind !== DRAGGED)

function ChatBuilder({ flow, blocks, chat, order, ...card }: PageTexts['builder']) {
  const messages = messagesOf(orderChat, chat.messages)
  return (
    <div className={styles.builder} data-og-image="">
      <p className={styles.caption} aria-hidden>
        {flow}
      </p>
      <ol className={chainClass('down', styles.flow)} role="list" aria-label={flow}>
        {placed.map((kind) => (
          <li key={kind} className={blockClass(blockTones[kind])}>
            <BlockText {...blocks[kind]} />
          </li>
        ))}
        <li className={styles.slot}>
          <div className={blockClass(blockTones[DRAGGED], styles.dragged)}>
            <BlockText {...blocks[DRAGGED]} />
            <span className={styles.pointer} aria-hidden>
              <Icon of={MousePointer2} size={20} />
              <span>{card.builtBy}</span>
            </span>
          </div>
        </li>
      </ol>
      <Panel className={styles.card}>
        <PanelBar initials={card.initials} name={card.name} state={card.state}>
          <span className={styles.tag}>
            <Tag status="idle">{card.tag}</Tag>
          </span>
          <PauseControl />
        </PanelBar>
        <ScriptedChat messages={messages} chips={chat.chips} timing="builder" className={styles.chat}>
          <p className={styles.order}>
            <b>{order.title}</b>
            {order.text}
            <Meter percent={ORDER_PERCENT} className={styles.meter} />
          </p>
        </ScriptedChat>
        <ChatTranscript {...chat} messages={[...messages, { type: 'bot', content: order.spoken }]} />
        <p className={styles.handOver}>
          <span>{card.handOver}</span>
        </p>
        <p className={styles.foot}>
          <span>
            <StatusDot status="done" />
            {card.ready}
          </span>
          <b>{card.faster}</b>
        </p>
      </Panel>
    </div>
  )
}
