import { PageLink } from '#routing/PageLink.tsx'
import { AssistantSection } from '#sections/AssistantSection.tsx'
import { ButtonArrow, buttonClass } from '#ui/Button.tsx'
import type { PageTexts } from './definition.ts'
import { QuestionTopics } from './QuestionTopics.tsx'

type Props = PageTexts['assistant']

export function QuestionsSection({ action, questions, ...texts }: Props) {
  return (
    <AssistantSection
      {...texts}
      surface="tint"
      action={
        <PageLink page="hr-ai-assistant" className={buttonClass({ variant: 'ink' })}>
          {action}
          <ButtonArrow />
        </PageLink>
      }
    >
      <QuestionTopics {...questions} />
    </AssistantSection>
  )
}
