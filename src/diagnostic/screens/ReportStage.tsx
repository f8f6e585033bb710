import { ArrowLeft } from 'lucide'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { storeReport, withReport } from '#browser/report-handoff.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { settings } from '#site/build-constants.ts'
import { campaignIn, originParameters } from '#site/campaign.ts'
import { embedPath, embedPathAt } from '#site/embeds.ts'
import { fillBrackets } from '#site/template.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Stack } from '#ui/Layout.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import { dimensions, type Answers } from '../dimensions.ts'
import { formatReport, pageLink, reportOf } from '../report.ts'
import { AgentBar, ReadingButton } from './AgentBar.tsx'
import type { ChatStageProps } from './ChatStage.tsx'
import { Report } from './Report.tsx'
import { FormFallback, ReportActions } from './ReportActions.tsx'
import styles from './ReportStage.module.css'

type Props = ChatStageProps & { answers: Answers; onRestart: () => void }

export function ReportStage({ conversation, answers, hasActed, speech, dispatch, showReport, onRestart }: Props) {
  const texts = useTexts('diagnostic')
  const { pages, opensInNewTab } = useTexts('common')
  const language = useLanguage()
  const [day] = useState(() => new Date())
  const reportTexts = useMemo(() => ({ texts, pages, language }), [texts, pages, language])
  const report = useMemo(() => reportOf(answers, reportTexts), [answers, reportTexts])
  const text = formatReport(report, reportTexts, settings.siteUrl, day)

  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // The report replaces the conversation and takes over its focus.
    if (hasActed.current) heading.current?.focus()
  }, [hasActed])

  const pageAddress = useHydrated() ? addCampaign : String
  const [fallbackAddress, setFallbackAddress] = useState<string>()
  function send(): void {
    const { pathname, search } = window.location
    const framed = embedPathAt(pathname)?.framed ?? false
    const ownForm = (options: { framed: boolean }) => embedPath('lead-form', language, options) + withReport(search)
    if (settings.leadFormUrl !== undefined) setFallbackAddress(addCampaign(settings.leadFormUrl, { language }))
    else if (storeReport(text)) window.location.assign(ownForm({ framed }))
    else setFallbackAddress(ownForm({ framed: false }))
  }

  return (
    <>
      <AgentBar conversation={conversation} speech={speech}>
        {speech.isAloud && <ReadingButton {...speech} />}
      </AgentBar>
      <button
        type="button"
        className={classes(textLinkClass, styles.back)}
        data-only="screen"
        onClick={() => showReport(false)}
      >
        <Icon of={ArrowLeft} size={16} />
        {texts.report.back}
      </button>
      <Report heading={heading} report={report} day={day} />
      <Stack className={styles.after} data-only="screen">
        <ReportActions text={text} onSend={send} onRestart={onRestart} />
        {fallbackAddress !== undefined && <FormFallback address={fallbackAddress} text={text} />}
        <Cluster as="p" gap={4}>
          {texts.report.further}{' '}
          {(['talk-to-an-expert', 'book-a-demo'] as const).map((id) => (
            <ExternalLink
              key={id}
              className={textLinkClass}
              href={pageAddress(pageLink(id, reportTexts).path)}
              newTabNote={opensInNewTab}
            >
              {id === 'book-a-demo' ? texts.report.demo : texts.report.expert}
            </ExternalLink>
          ))}
        </Cluster>
        <details>
          <summary>{texts.report.actions.change}</summary>
          <Cluster as="ul" gap={3}>
            {dimensions.map((dimension) => (
              <li key={dimension}>
                <Button
                  variant="outline"
                  small
                  aria-label={fillBrackets(texts.answers.changeOf, { dimension: texts.dimensions[dimension].name })}
                  onClick={() => dispatch({ type: 'change', dimension })}
                >
                  {texts.dimensions[dimension].name}
                </Button>
              </li>
            ))}
          </Cluster>
        </details>
      </Stack>
    </>
  )
}

/** Adds the campaign to an address for a new tab, which has no access to this tab's storage. Browser only. */
function addCampaign(address: string, parameters: Record<string, string> = {}): string {
  const { origin, search } = window.location
  const url = new URL(address, origin)
  // Only the site's own pages get more than the campaign.
  const names = url.origin === origin ? originParameters : undefined
  const added = { ...parameters, ...campaignIn(new URLSearchParams(search), names) }
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}
