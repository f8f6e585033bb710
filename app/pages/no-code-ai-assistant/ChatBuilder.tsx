import { MousePointer2 } from 'lucide'
import type { PageTexts } from './definition.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { StatusDot, Tag } from '../../ui/Status.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { blockClass, blockTones, chainClass } from './blocks.ts'
import { BlockWords } from './BlockWords.tsx'
import styles from './ChatBuilder.module.css'

/** The third of the order's four steps, as its text says. */
const ORDER_PERCENT = 75

type Props = PageTexts['builder']

/** The builder: on the left the blocks, on the right the chat. Each block is plugged into the row that it produces. */
export function ChatBuilder({ flow, blocks, chat, order, ...card }: Props) {
  return (
    <div className={styles.builder}>
      <p className={styles.caption} aria-hidden>
        {flow}
      </p>
      <ol className={chainClass('down', styles.flow)} aria-label={flow}>
        {blocks.slice(0, -1).map((block, index) => (
          <li key={block.kind} className={blockClass(blockTones[index] ?? 'white')}>
            <BlockWords {...block} />
          </li>
        ))}
        {blocks.slice(-1).map((block) => (
          <li key={block.kind} className={styles.slot}>
            <div className={blockClass('emerald', styles.dragged)}>
              <BlockWords {...block} />
              <span className={styles.pointer} aria-hidden>
                <Icon of={MousePointer2} size={20} />
                <span>{card.builtBy}</span>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <Panel className={styles.card}>
        <PanelBar initials={card.initials} name={card.name} state={card.state}>
          <span className={styles.tag}>
            <Tag status="idle">{card.tag}</Tag>
          </span>
        </PanelBar>
        <ScriptedChat {...chat} timing="builder" className={styles.chat}>
          <p className={styles.order}>
            <b>{order.title}</b>
            {order.text}
            <Meter percent={ORDER_PERCENT} className={styles.meter} />
          </p>
        </ScriptedChat>
        <ChatTranscript {...chat} messages={[...chat.messages, { type: 'bot', content: order.spoken }]} />
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
