import { FileText } from 'lucide'
import { useTexts } from '#i18n/useTexts.ts'
import { Icon } from '#ui/Icon.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { LeadReport } from './useLeadReport.ts'
import styles from './AttachedReport.module.css'

export function AttachedReport({ text, isLost, remove }: Omit<LeadReport, 'isExpected'>) {
  const { report } = useTexts('forms').leadForm
  if (isLost) {
    return (
      <p className={styles.lost} role="status">
        {report.lost}
      </p>
    )
  }
  if (text === '') return null
  return (
    <div className={styles.attached}>
      <Icon of={FileText} size={20} />
      <div>
        <b>{report.attached}</b>
        <details>
          <summary>{report.show}</summary>
          <p tabIndex={0}>{text}</p>
        </details>
      </div>
      <button type="button" className={textLinkClass} onClick={remove}>
        {report.remove}
      </button>
    </div>
  )
}
