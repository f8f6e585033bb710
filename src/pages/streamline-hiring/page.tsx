import { usePageTexts } from '#i18n/useTexts.ts'
import { later } from '#routing/Later.tsx'
import { definition } from './definition.ts'
import { HiringHeroSection } from './HiringHeroSection.tsx'

export const Below = later(() => import('./below.tsx'))

export default function StreamlineHiring() {
  const texts = usePageTexts(definition)
  const { assistantLink, pipeline, chat, week } = texts
  return (
    <>
      <HiringHeroSection {...texts.hero} assistantLink={assistantLink} pipeline={pipeline} chat={chat} week={week} />
      <Below />
    </>
  )
}
