import { FileText } from 'lucide'
import { useTexts } from '../../app/texts/useTexts.ts'
import { Icon } from '../../app/ui/Icon.tsx'
import { textLinkClass } from '../../app/ui/TextLink.tsx'
import styles from './AttachedReport.module.css'

/** What the diagnostic handed over: to be read, and to be removed, before anything is sent. */
export function AttachedReport({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { report } = useTexts('desk').leadForm
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
      <button type="button" className={textLinkClass} onClick={onRemove}>
        {report.remove}
      </button>
    </div>
  )
}
