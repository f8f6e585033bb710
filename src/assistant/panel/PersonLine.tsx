import { UserRound } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { PanelLink } from './links.ts'
import styles from './PersonLine.module.css'

export function PersonLine({ Link }: { Link: PanelLink }) {
  const { person, privacy } = useTexts('assistant')
  return (
    <Cluster as="p" gap={3} className={styles.line}>
      <Icon of={UserRound} size={19} />
      <span>
        {person.question}{' '}
        <Link path="/talk-to-an-expert" className={textLinkClass}>
          {person.link}
        </Link>
      </span>
      <Link path="/privacy" className={textLinkClass}>
        {privacy}
      </Link>
    </Cluster>
  )
}
