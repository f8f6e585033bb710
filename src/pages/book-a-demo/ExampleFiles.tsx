import { Inbox, Mail, MessageCircle } from 'lucide'
import { Icon } from '#ui/Icon.tsx'
import { demoExamples } from './sample-data.ts'
import styles from './ExampleFiles.module.css'

const icons = { tickets: Inbox, emails: Mail, chats: MessageCircle }

export function ExampleFiles({ names }: { names: Record<keyof typeof icons, string> }) {
  return (
    <ul className={styles.files}>
      {demoExamples.map(({ kind, count }) => (
        <li key={kind}>
          <Icon of={icons[kind]} size={16} />
          {names[kind]} <span>{count}</span>
        </li>
      ))}
    </ul>
  )
}
