import { MousePointer2 } from 'lucide'
import { usePageTexts } from '#i18n/useTexts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { ChatTranscript, messagesOf, PlayedChat, useChat } from '#sections/demos/ScriptedChat.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { BLOCK_LIFTED_MS } from '#site/timings.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Meter } from '#ui/Meter.tsx'
import { once } from '#ui/motion/timeline.ts'
import { usePlayback } from '#ui/motion/usePlayback.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Proof } from '#ui/Proof.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { StatusDot, Tag } from '#ui/Status.tsx'
import { blockClass, blockKinds, blockTones, chainClass } from './blocks.ts'
import { BlockText } from './BlockText.tsx'
import { definition, type PageTexts } from './definition.ts'
import { ORDER_PERCENT, orderChat } from './sample-data.ts'
import { TrialLinks } from './TrialLinks.tsx'
import tags from '#ui/Status.module.css'
import styles from './BuilderHeroSection.module.css'
import canvas from './Canvas.module.css'

export function BuilderHeroSection() {
  const { hero, builder, trial } = usePageTexts(definition)
  return (
    <ContainedSection className={classes(canvas.canvas, styles.hero)} containerClass={styles.columns}>
      <div className={canvas.clearing}>
        <HeroIntro page="no-code-ai-assistant" title={hero.title} lead={hero.lead}>
          <TrialLinks {...trial} />
        </HeroIntro>
        <Proof items={[hero.proof.trial, hero.proof.integrations]} />
      </div>
      <ChatBuilder {...builder} />
    </ContainedSection>
  )
}

const lifting = once(false, [[true, BLOCK_LIFTED_MS]])

const DRAGGED = 'handsOver'
const placed = blockKinds.filter((kind) => kind !== DRAGGED)

function ChatBuilder({ flow, blocks, chat, order, ...card }: PageTexts['builder']) {
  const messages = messagesOf(orderChat, chat.messages)
  const script = { messages, chips: chat.chips, timing: 'builder' } as const
  const playback = useChat(script)
  const { ref, state: isLifted } = usePlayback(lifting, { replays: true })
  // The last block is placed with the last messages.
  const isBuilding = isLifted || !playback.state.chips
  return (
    <div ref={ref} className={styles.builder} data-stage={isBuilding ? 'building' : undefined} data-og-image="">
      <p className={styles.caption} aria-hidden>
        {flow}
      </p>
      <ol className={chainClass('plugged', styles.flow)} role="list" aria-label={flow}>
        {placed.map((kind) => (
          <li key={kind} className={blockClass(blockTones[kind])}>
            <BlockChoice {...blocks[kind]} />
          </li>
        ))}
        <li className={styles.slot}>
          <div className={blockClass(blockTones[DRAGGED], styles.dragged)}>
            <BlockChoice {...blocks[DRAGGED]} />
            <span className={styles.pointer} aria-hidden>
              <Icon of={MousePointer2} size={20} />
              <span className={tags.tag}>{card.builtBy}</span>
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
        <PlayedChat messages={messages} chips={chat.chips} timing="builder" className={styles.chat} playback={playback}>
          <p className={styles.order}>
            <b>{order.title}</b>
            {order.text}
            <Meter percent={ORDER_PERCENT} />
          </p>
        </PlayedChat>
        <ChatTranscript {...chat} messages={[...messages, { type: 'bot', content: order.spoken }]} />
        <p className={styles.handOver}>
          <span>{card.handOver}</span>
        </p>
        <Cluster as="p" className={styles.foot}>
          <span>
            <StatusDot status="done" />
            {card.ready}
          </span>
          <b>{card.faster}</b>
        </Cluster>
      </Panel>
    </div>
  )
}

/** CSS lights the rows of the chat that belong to the block. */
function BlockChoice(text: { kind: string; name: string }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="block" />
      <BlockText {...text} />
    </label>
  )
}
