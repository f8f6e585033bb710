import type { ReactNode } from 'react'
import type { NoticeSection } from '#site/notice.ts'
import { Interpolated } from '#ui/Interpolated.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import styles from './NoticeList.module.css'

type Texts = { title: string; paragraphs: Readonly<Record<string, string>> }

type Props<Id extends string> = {
  sections: readonly NoticeSection<Id>[]
  texts: Readonly<Record<Id, Texts>>
  /** Values for brackets in any section. */
  values: Readonly<Record<string, ReactNode>>
}

export function NoticeList<Id extends string>({ sections, texts, values: shared }: Props<Id>) {
  return (
    <ContainedSection className={styles.notice}>
      {sections.map(({ id, paragraphs, values }) => (
        <Split key={id} id={id} ratio="1:2" className={styles.part}>
          <h2>{texts[id].title}</h2>
          <Stack gap={5}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Interpolated
                  text={texts[id].paragraphs[paragraph] ?? ''}
                  values={Object.fromEntries(Object.entries({ ...shared, ...values }).map(linked))}
                />
              </p>
            ))}
          </Stack>
        </Split>
      ))}
    </ContainedSection>
  )
}

/** Email addresses and URLs become links. */
function linked([name, value]: [string, ReactNode]): [string, ReactNode] {
  if (typeof value !== 'string' || !/^(?:https?:\/\/|\S+@)\S+$/.test(value)) return [name, value]
  const isUrl = value.startsWith('http')
  return [
    name,
    <a key={name} className={textLinkClass} href={isUrl ? value : `mailto:${value}`}>
      {isUrl ? new URL(value).host : value}
    </a>,
  ]
}
