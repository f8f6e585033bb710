import { useTexts } from '../../app/texts/useTexts.ts'

export function LeadFormScreen() {
  const { leadForm } = useTexts('desk')
  return <h1>{leadForm.title}</h1>
}
