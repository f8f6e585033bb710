import { QuestionTopics } from './QuestionTopics.tsx'
import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonArrow, buttonClass } from '../../ui/Button.tsx'
import { AssistantSection } from '../../sections/AssistantSection.tsx'

type Props = PageTexts['assistant']

/** The assistant behind the page, at the questions of the sample day. */
export function QuestionsSection({ initials, title, text, action, questions }: Props) {
  const { pages } = useTexts('common')
  return (
    <AssistantSection
      initials={initials}
      name={pages['hr-ai-assistant'].label}
      title={title}
      text={text}
      ground="mint"
      action={
        <SiteLink to="/hr-ai-assistant" className={buttonClass({ variant: 'ink' })}>
          {action}
          <ButtonArrow />
        </SiteLink>
      }
    >
      <QuestionTopics {...questions} />
    </AssistantSection>
  )
}
