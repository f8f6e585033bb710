import type { ReactNode } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { Actions } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import styles from './AssistantSection.module.css'

type Props = {
  initials: string
  name: string
  title: string
  text: string
  surface?: 'deep' | 'tint'
  action: ReactNode
  children: ReactNode
}

export function AssistantSection({ initials, name, title, text, surface = 'deep', action, children }: Props) {
  return (
    <ContainedSection>
      <Card surface={surface} className={styles.card}>
        <div className={styles.copy}>
          <p className={styles.name}>
            <Avatar initials={initials} />
            {name}
          </p>
          <SectionHeading title={title} lead={text} />
          <Actions>{action}</Actions>
        </div>
        {children}
      </Card>
    </ContainedSection>
  )
}
