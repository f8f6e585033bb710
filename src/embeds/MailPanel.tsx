import { Mail } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import type { FormId } from '#site/embeds.ts'
import { Actions, ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Message } from './FormPanel.tsx'
import { useMailTo } from './useMailTo.ts'
import styles from './MailPanel.module.css'

/** Replaces a form that has no server to receive it. Opens the visitor's mail program, which keeps a copy. */
export function MailPanel({ of }: { of: FormId }) {
  const { title, write } = useTexts('common').formFrame[of]
  return (
    <Panel className={styles.panel}>
      <Icon of={Mail} size={28} />
      <Message heading={title}>{write.text}</Message>
      <Actions>
        <a className={buttonClass({ variant: 'ink' })} href={useMailTo(of)}>
          {write.action}
          <ButtonArrow />
        </a>
      </Actions>
    </Panel>
  )
}
