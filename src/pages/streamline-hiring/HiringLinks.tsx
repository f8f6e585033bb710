import { ButtonLink, ExpertLink } from '#sections/ButtonLink.tsx'

export function HiringLinks({ assistantLink }: { assistantLink: string }) {
  return (
    <>
      <ExpertLink variant="ink" />
      <ButtonLink page="hr-ai-assistant" variant="outline" label={assistantLink} />
    </>
  )
}
