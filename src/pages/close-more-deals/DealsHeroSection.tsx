import { useState, type ChangeEvent } from 'react'
import { usePageTexts, useLanguage } from '#i18n/useTexts.ts'
import { ButtonLink, DemoLink } from '#sections/ButtonLink.tsx'
import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { DemoTrace } from '#sections/DemoTrace.tsx'
import { HeroIntro } from '#sections/HeroIntro.tsx'
import { HiddenTable } from '#ui/HiddenTable.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DealTile, formatMoney, reasonsOf } from './DealTile.tsx'
import { definition, type PageTexts } from './definition.ts'
import { chatScript, chatTrace, deals, NEW_DEAL, PIPELINE_VALUE, pipelineTrace } from './sample-data.ts'
import { treemap, transpose, type Part } from './treemap.ts'
import styles from './DealsHeroSection.module.css'
import mapStyles from './PipelineMap.module.css'

export function DealsHeroSection() {
  const { hero, pipeline, visitor, deals: texts } = usePageTexts(definition)
  return (
    <ContainedSection className={styles.hero} containerClass={styles.columns}>
      <HeroIntro page="close-more-deals" title={hero.title} lead={hero.lead}>
        <DemoLink variant="ink" />
        <ButtonLink page="sales-ai-co-pilot" variant="outline" label={hero.copilot} />
      </HeroIntro>
      <PipelineMap {...pipeline} texts={texts} />
      <VisitorChat {...visitor} />
    </ContainedSection>
  )
}

function VisitorChat({ chat, trace, ...bar }: PageTexts['visitor']) {
  return (
    <Panel>
      <LivePanelBar {...bar} />
      <TracedChat {...chat} script={chatScript} trace={trace} traceSteps={chatTrace} timing="landing" />
    </Panel>
  )
}

const values = deals.map(({ value }) => value)
/** Three columns on wide screens, four rows of two on narrow ones. */
const wide = treemap(values, [2, 2, 4])
const tall = transpose(treemap(values, [2, 2, 2, 2]))

type Props = PageTexts['pipeline'] & { texts: PageTexts['deals'] }

function PipelineMap({ title, columns, legend, trace, texts }: Props) {
  const language = useLanguage()
  const [at, setAt] = useState(-1)
  const current = deals[at]
  const point = ({ target }: ChangeEvent<HTMLInputElement>) => setAt(target.valueAsNumber)
  const tiles = { at, onPoint: setAt, texts }
  return (
    <div className={mapStyles.pipeline}>
      <Cluster className={mapStyles.head}>
        <p>
          {title} <b>{formatMoney(PIPELINE_VALUE, language)}</b>
        </p>
        <Cluster as="ul" className={mapStyles.legend}>
          {(['hot', 'warm', 'new', 'area'] as const).map((mark) => (
            <Cluster as="li" gap={3} key={mark} data-mark={mark}>
              {legend[mark]}
            </Cluster>
          ))}
        </Cluster>
      </Cluster>
      {/* Accessible alternative to the treemap. */}
      <HiddenTable
        caption={title}
        columns={[
          columns.deal,
          columns.stage,
          columns.status,
          `${columns.score}: ${texts.reasons.join(', ')}`,
          columns.value,
        ]}
        rows={deals.map((deal) => ({
          id: deal.id,
          cells: [
            texts.names[deal.id],
            texts.stages[deal.stage],
            texts.statuses[deal.status],
            `${deal.score}: ${deal.reasons.join(', ')}`,
            formatMoney(deal.value, language),
          ],
        }))}
      />
      <VisuallyHidden data-only="scripts">
        <input
          type="range"
          defaultValue="0"
          max={deals.length - 1}
          aria-label={columns.deal}
          aria-valuetext={current && `${texts.names[current.id]}: ${reasonsOf(current, texts).join(', ')}`}
          onChange={point}
          onFocus={point}
          onBlur={() => setAt(-1)}
        />
      </VisuallyHidden>
      <Tiles className={mapStyles.wide} data-og-image="" parts={wide} {...tiles} />
      <Tiles className={mapStyles.tall} parts={tall} {...tiles} />
      <DemoTrace {...trace} statuses={pipelineTrace} />
    </div>
  )
}

type TilesProps = {
  className: string | undefined
  parts: readonly Part[]
  texts: PageTexts['deals']
  at: number
  onPoint: (at: number) => void
}

function Tiles({ parts, texts, at, onPoint, ...svg }: TilesProps) {
  return (
    <svg {...svg} aria-hidden onPointerLeave={() => onPoint(-1)}>
      {deals.map((deal, index) => (
        <DealTile
          key={deal.id}
          deal={deal}
          part={parts[index]}
          texts={texts}
          framed={deal.id === NEW_DEAL}
          open={index === at}
          onPoint={() => onPoint(index)}
        />
      ))}
    </svg>
  )
}
