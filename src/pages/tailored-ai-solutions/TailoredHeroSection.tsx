import { usePageTexts } from '#i18n/useTexts.ts'
import { DemoLink } from '#sections/ButtonLink.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { Split } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { definition } from './definition.ts'
import styles from './TailoredHeroSection.module.css'

const variants = ['planned', 'built', 'running'] as const

export function TailoredHeroSection() {
  const { legend, ...texts } = usePageTexts(definition).hero
  const { label, drawing, subject, lines, person } = legend
  return (
    <ContainedSection className={styles.hero}>
      <Split className={styles.columns}>
        <HeroIntro page="tailored-ai-solutions" {...texts}>
          <DemoLink variant="ink" />
        </HeroIntro>
        <ul className={styles.legend} role="list" aria-label={label}>
          <li>
            <b>{drawing}</b> {subject}
          </li>
          {variants.map((variant) => (
            <li key={variant}>
              <svg className={styles[variant]} viewBox="0 0 72 16" width="72" height="16" aria-hidden>
                <path d="M1 8H71" />
                {variant === 'running' && <circle cx="27" cy="8" r="5" strokeWidth="2" />}
              </svg>
              {lines[variant]}
            </li>
          ))}
          <li>
            <svg viewBox="0 0 72 16" width="72" height="16" aria-hidden>
              <rect x="1" y="1" width="34" height="14" rx="7" />
            </svg>
            {person}
          </li>
        </ul>
      </Split>
    </ContainedSection>
  )
}
