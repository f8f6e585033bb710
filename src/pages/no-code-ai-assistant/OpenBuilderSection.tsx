import { ArrowUpRight } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { Actions, buttonClass } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { ExternalLink } from '#ui/TextLink.tsx'
import { blockClass, blockKinds, blockTones, chainClass } from './blocks.ts'
import type { PageTexts } from './definition.ts'
import styles from './OpenBuilderSection.module.css'

export function OpenBuilderSection({ title, lead, invitation, action, kinds }: PageTexts['openBuilder']) {
  const { opensInNewTab } = useTexts('common')
  return (
    <ContainedSection>
      <Card surface="deep" className={styles.card}>
        <div>
          <SectionHeading title={title} lead={settings.builderUrl ? `${lead} ${invitation}` : lead} />
          {settings.builderUrl && (
            <Actions>
              <ExternalLink
                href={settings.builderUrl}
                newTabNote={opensInNewTab}
                className={buttonClass({ variant: 'brand' })}
              >
                {action}
                <Icon of={ArrowUpRight} size={17} />
              </ExternalLink>
            </Actions>
          )}
        </div>
        <ul className={chainClass('down')}>
          {blockKinds.map((id) => (
            <Cluster key={id} as="li" className={blockClass(blockTones[id], styles.kind)}>
              <b>{kinds[id].kind}</b> <span>{kinds[id].text}</span>
            </Cluster>
          ))}
        </ul>
      </Card>
    </ContainedSection>
  )
}
