import { ButtonLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Container } from '#ui/Container.tsx'
import { ContractDesk } from './ContractDesk.tsx'
import type { PageTexts } from './definition.ts'
import { LearnMore } from './LearnMore.tsx'
import styles from './ContractHeroSection.module.css'

type Props = PageTexts['hero'] & Pick<PageTexts, 'actions' | 'desk' | 'video'>

export function ContractHeroSection({ actions, desk, video, ...texts }: Props) {
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-contract-analysis" {...texts} centered>
          <ButtonLink to="/book-a-demo" variant="ink" withArrow>
            {actions.book}
          </ButtonLink>
          <LearnMore action={actions.more} {...video} />
        </HeroIntro>
      </Container>
      <div className={styles.desk}>
        <Container>
          <ContractDesk {...desk} />
        </Container>
      </div>
    </section>
  )
}
