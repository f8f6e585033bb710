import { languageFacts, type Language } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { pageById, type PageId } from '#site/pages.ts'
import { canonicalPath } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { dimensions, type Answers, type Dimension } from './dimensions.ts'
import { computeResult } from './scoring.ts'

export type DiagnosticTexts = Texts['diagnostic']

export type ReportTexts = { texts: DiagnosticTexts; pages: Texts['common']['pages']; language: Language }

export type Report = ReturnType<typeof reportOf>

export function reportOf(answers: Answers, { texts, ...site }: ReportTexts) {
  const result = computeResult(answers)
  const levelName = texts.levels[result.level]
  return {
    result,
    level: fillBrackets(texts.report.level, { level: String(result.level), name: levelName }),
    levelName,
    summary: texts.report.summary[result.level],
    weak: weakSentence(result.weak, texts, site.language),
    dimensions: dimensions.map((dimension) => {
      const { name, levels, unknown } = texts.dimensions[dimension]
      const { level } = answers[dimension]
      const levelTexts = level === 'unknown' ? undefined : levels[level]
      return {
        dimension,
        name,
        score: result.scores[dimension],
        // The visitor didn't know, so the score is an estimate.
        unknown: levelTexts === undefined,
        answer: levelTexts?.label ?? texts.answers.skipped,
        sentence: levelTexts?.sentence ?? unknown,
      }
    }),
    steps: result.steps.map(({ dimension, stage, page, reason }) => {
      const { kind, other = dimension } = reason
      return {
        dimension,
        ...texts.dimensions[dimension].steps[stage],
        reason: fillBrackets(texts.report.reasons[kind], {
          dimension: texts.dimensions[dimension].name,
          score: String(result.scores[dimension]),
          other: texts.dimensions[other].name,
          otherScore: String(result.scores[other]),
        }),
        page: pageLink(page, site),
      }
    }),
  }
}

export function pageLink(id: PageId, { pages, language }: Omit<ReportTexts, 'texts'>) {
  return { path: canonicalPath(pageById(id), language), name: pages[id].label }
}

function weakSentence(weak: readonly Dimension[], { report, dimensions: own }: DiagnosticTexts, language: Language) {
  const list = new Intl.ListFormat(languageFacts[language].locale)
  const names = list.format(weak.map((each) => own[each].name))
  const sentence = weak.length === 0 ? report.weak.none : weak.length === 1 ? report.weak.one : report.weak.many
  return fillBrackets(sentence, { names, count: String(weak.length) })
}

export function dateOf(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, { dateStyle: 'long' }).format(day)
}

/** The report as plain text, with absolute URLs. */
export function formatReport(report: Report, { texts, language }: ReportTexts, siteUrl: string, day: Date): string {
  const copy = texts.report
  return [
    copy.heading,
    fillBrackets(copy.date, { date: dateOf(day, language) }),
    '',
    `${report.result.score} ${copy.score}. ${report.level}`,
    report.summary,
    report.weak,
    '',
    copy.stepsHeading,
    ...report.steps.flatMap((step, index) => [
      '',
      `${index + 1}. ${step.title}`,
      step.reason,
      step.text,
      `${fillBrackets(copy.page, { page: step.page.name })}: ${siteUrl}${step.page.path}`,
    ]),
    '',
    copy.dimensionsHeading,
    ...report.dimensions.flatMap(({ name, score, unknown, sentence }) => [
      '',
      `${name}: ${score}${unknown ? ` (${copy.unknown})` : ''}`,
      sentence,
    ]),
    '',
    copy.method,
    copy.madeBy,
  ].join('\n')
}
