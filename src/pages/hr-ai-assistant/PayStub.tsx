import type { PageTexts } from './definition.ts'
import { payStub } from './sample-data.ts'
import { Sheet } from './Sheet.tsx'
import styles from './PayStub.module.css'

type Props = PageTexts['requests']['payStub']['figure']

export function PayStub({ title, month, lines, change }: Props) {
  return (
    <Sheet>
      <figcaption>
        <b>{title}</b>
        {month}
      </figcaption>
      <dl className={styles.lines}>
        {payStub.lines.map((id) => {
          const { label, amount } = lines[id]
          const changed = id === payStub.changed
          return (
            <div key={id}>
              <dt>
                {changed && <Ring />}
                {changed ? <b>{label}</b> : label}
              </dt>
              <dd>{amount}</dd>
              {changed && <dd className={styles.note}>{change}</dd>}
            </div>
          )
        })}
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
