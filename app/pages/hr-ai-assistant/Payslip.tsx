import type { PageTexts } from './definition.ts'
import { Sheet } from './Sheet.tsx'
import styles from './Payslip.module.css'

type Line = { label: string; amount: string; note?: string | undefined }
type Props = Omit<PageTexts['requests']['payslip']['figure'], 'lines'> & { lines: readonly Line[] }

/** A payslip with a ring of ink around the line that changed. */
export function Payslip({ title, month, lines }: Props) {
  return (
    <Sheet>
      <figcaption>
        <b>{title}</b>
        {month}
      </figcaption>
      <dl className={styles.lines}>
        {lines.map(({ label, amount, note }) => (
          <div key={label}>
            <dt>
              {note && <Ring />}
              {note ? <b>{label}</b> : label}
            </dt>
            <dd>{amount}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

function Ring() {
  return (
    <svg className={styles.ring} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden>
      <path
        d="M8 24C-4 6 84 1 160 2s142 5 139 19-72 17-152 17S-6 38 4 18"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
      />
    </svg>
  )
}
