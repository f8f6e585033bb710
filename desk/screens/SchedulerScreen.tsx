import { useTexts } from '../../app/texts/useTexts.ts'

export function SchedulerScreen() {
  const { scheduler } = useTexts('desk')
  return <h1>{scheduler.title}</h1>
}
