import { DemoLink } from '#sections/ButtonLink.tsx'
import { Actions } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import { sheetCells } from './sheet.ts'
import styles from './SpreadsheetSection.module.css'

export function SpreadsheetSection({ title, text, cells }: PageTexts['close']) {
  return (
    <Section surface="sand" className={styles.section}>
      <div className={styles.sheet}>
        <div className={styles.cells} aria-hidden>
          {sheetCells(cells).map(({ at, kind, room, text: written }) => (
            <span key={at} className={classes(kind && styles[kind], room && styles[room]) || undefined}>
              {written}
            </span>
          ))}
        </div>
        <div className={styles.selected}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Actions>
            <DemoLink variant="ink" />
          </Actions>
        </div>
      </div>
    </Section>
  )
}
