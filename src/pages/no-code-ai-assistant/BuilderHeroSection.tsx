import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { Proof } from '#ui/Proof.tsx'
import { Canvas, Clearing } from './Canvas.tsx'
import { ChatBuilder } from './ChatBuilder.tsx'
import type { PageTexts } from './definition.ts'
import { TrialLinks, type TrialTexts } from './TrialLinks.tsx'
import styles from './BuilderHeroSection.module.css'

type Props = PageTexts['hero'] & { builder: PageTexts['builder']; trial: TrialTexts }

export function BuilderHeroSection({ title, lead, proof, builder, trial }: Props) {
  return (
    <Canvas className={styles.hero}>
      <Container className={styles.columns}>
        <Clearing className={styles.text}>
          <HeroIntro page="no-code-ai-assistant" title={title} lead={lead}>
            <TrialLinks {...trial} />
          </HeroIntro>
          <Proof items={[proof.trial, proof.integrations]} />
        </Clearing>
        <ChatBuilder {...builder} />
      </Container>
    </Canvas>
  )
}
