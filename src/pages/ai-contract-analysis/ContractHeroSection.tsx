import { SiteLink } from '#routing/SiteLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { ContractDesk } from './ContractDesk.tsx'
import type { PageTexts } from './definition.ts'
import { LearnMore } from './LearnMore.tsx'
import styles from './ContractHeroSection.module.css'

type Contract = PageTexts
type Props = Contract['hero'] & Pick<Contract, 'actions' | 'desk' | 'video'>

export function ContractHeroSection({ actions, desk, video, ...texts }: Props) {
  return (
    <section className={styles.hero}>
      <Container>
        <HeroIntro page="ai-contract-analysis" {...texts} centered>
          <SiteLink to="/book-a-demo" className={buttonClass({ variant: 'ink' })}>
            {actions.book}
            <ButtonArrow />
          </SiteLink>
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
