import { ArrowRight, CalendarDays, Check, FileText, Play } from 'lucide'
import { Children, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Accordion } from '#ui/Accordion.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { BigFigure } from '#ui/BigFigure.tsx'
import { BusyButton } from '#ui/BusyButton.tsx'
import { Button, ButtonArrow, buttonClass, type ButtonVariant } from '#ui/Button.tsx'
import { Card, type CardSurface } from '#ui/Card.tsx'
import { Carousel } from '#ui/Carousel.tsx'
import { Chat, ChatBubble, ChatChips, TypingBubble } from '#ui/Chat.tsx'
import { CheckboxField } from '#ui/CheckboxField.tsx'
import { ComparisonTable, type ComparisonRow } from '#ui/ComparisonTable.tsx'
import { Composer } from '#ui/Composer.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FactList } from '#ui/FactList.tsx'
import { TextField } from '#ui/Field.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster, Grid, Stack } from '#ui/Layout.tsx'
import { logoClass } from '#ui/LogoMark.tsx'
import { LogoStrip } from '#ui/LogoStrip.tsx'
import { Meter } from '#ui/Meter.tsx'
import { MotionSwitch } from '#ui/MotionSwitch.tsx'
import { Orb } from '#ui/Orb.tsx'
import { Panel, PanelBar, Trace } from '#ui/Panel.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Proof } from '#ui/Proof.tsx'
import { Quote } from '#ui/Quote.tsx'
import { Radar } from '#ui/Radar.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Stat } from '#ui/Stat.tsx'
import { StatusDot, Tag, type Status } from '#ui/Status.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import { DesignScale, Layouts } from './design-scale.tsx'
import { States } from './states.tsx'
import hairline from '#ui/HairlineTable.module.css'
import styles from './workshop.module.css'

const statuses: readonly Status[] = ['done', 'active', 'pending', 'idle', 'hot']

const teamSizes = [
  { value: '1', label: '1 to 50' },
  { value: '51', label: '51 to 200' },
]

const unchosen = { options: teamSizes, placeholder: 'Choose', defaultValue: '' }

const departments = {
  Support: 'Answers tickets',
  Sales: 'Prepares calls',
  Contracts: 'Marks clauses',
  People: 'Finds policies',
}

const companies = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Linden', 'Maple', 'Rowan']
const logos = companies.map((name) => ({ id: name, logo: <span className={logoClass}>{name}</span> }))

const composerLabels = { label: 'Your question', hint: 'Type a question', speak: 'Speak instead', send: 'Send' }

const composers = [
  { labels: composerLabels, onSpeak: () => {} },
  { labels: { ...composerLabels, label: 'Your question, without speech recognition' }, onSpeak: undefined },
]

const axes = [
  { id: 'Strategy', value: 0.9 },
  { id: 'People', value: 0.4, isWeak: true },
  { id: 'Data', value: 0.6 },
  { id: 'Processes', value: 0.3, isWeak: true },
  { id: 'Technology', value: 0.7 },
]

const radars: readonly ({ caption: string } & ComponentProps<typeof Radar>)[] = [
  { caption: 'Without values', axes: axes.map(({ id }) => ({ id })), spokes: true, endRadius: 2 },
  { caption: 'The shape alone', axes },
  { caption: 'Own rings, spokes and dots', axes, rings: [1, 0.5], spokes: true, dotRadius: 3 },
  {
    caption: 'A custom layout, with names and values',
    className: styles.captioned,
    label: 'Five scores: strategy 90, people 40, data 60, processes 30, technology 70',
    axes: axes.map((axis) => ({ ...axis, caption: { name: axis.id, value: String(axis.value * 100) } })),
    layout: { width: 316, height: 250, center: { x: 164, y: 132 }, radius: 88 },
    spokes: true,
    dotRadius: 4.5,
  },
]

const voice = {
  text: 'We used to read a sample. Now every contract gets the same reading.',
  author: 'Beatriz L.',
  position: 'General Counsel, manufacturing',
}

const sides: readonly ComparisonRow[] = [
  ['Clauses read', 'Some', 'All of them'],
  ['Who signs off', 'Your lawyer', 'Still your lawyer'],
]

const comparison = { label: 'Comparison', rows: sides }

const motion = { pause: 'Pause animations', play: 'Play animations' }

const heading = { eyebrow: 'Customer support', title: 'With eyebrow and lead', lead: 'One or two plain sentences.' }

const facts = [
  { name: 'Refund', value: '$42.00' },
  { name: 'Order', value: '48260, second charge' },
]

/** `onDark` shows the example on a dark surface too, with other content if given. */
type ExampleProps = { id: string; title: string; onDark?: ReactNode; children: ReactNode }

/** Not rendered itself: `examples` reads its props. */
function Example(_props: ExampleProps) {
  return null
}

const list = (
  <>
    <Example id="design-scale" title="Design scale">
      <DesignScale />
    </Example>
    <Example id="layout" title="Stack, cluster, grid and split">
      <Layouts />
    </Example>
    <Example id="states" title="States of all controls, on all surfaces">
      <States />
    </Example>
    <Example id="button" title="Button" onDark={<Buttons solid="brand" outline="outlineOnDark" />}>
      <Buttons solid="ink" outline="outline">
        <Button variant="ink" disabled>
          Disabled
        </Button>
        <BusyButton variant="ink" busy busyLabel="Sending">
          Send
        </BusyButton>
      </Buttons>
    </Example>
    <Example id="button-link" title="Link that looks like a button">
      <Cluster>
        <a href="#button-link" className={buttonClass({ variant: 'ink' })}>
          Read the guide <ButtonArrow />
        </a>
        <a href="#button-link" className={buttonClass({ variant: 'outline', small: true })}>
          All guides
        </a>
      </Cluster>
    </Example>
    <Example id="text-link" title="Text link and external link" onDark>
      <p>
        The figures come from <Link to="#text-link">our own measurements</Link> and from{' '}
        <ExternalLink href="https://example.com/" newTabNote="(opens in a new tab)" className={textLinkClass}>
          a public report
        </ExternalLink>
        .
      </p>
    </Example>
    <Example id="section-heading" title="Section heading" onDark={<SectionHeading {...heading} />}>
      <Stack>
        <SectionHeading {...heading} />
        <SectionHeading title="With lead" lead={heading.lead} />
        <SectionHeading title="The title alone" />
      </Stack>
    </Example>
    <Example id="section" title="Section">
      <Section>
        <p>On paper.</p>
      </Section>
      {(['sand', 'tint', 'deep', 'brand'] as const).map((surface) => (
        <Section key={surface} surface={surface}>
          <p>A band of {surface}.</p>
        </Section>
      ))}
    </Example>
    <Example id="card" title="Card" onDark={<Cards surfaces={['white', 'tint']} />}>
      <Cards surfaces={['white', 'sand', 'tint', 'deep']} />
    </Example>
    <Example id="panel" title="Panel with bar and trace" onDark>
      <Panel className={styles.narrow}>
        <PanelBar initials="SA" name="Support assistant" state="Working on order 48213" status="active">
          <Tag status="done">Answered</Tag>
        </PanelBar>
        <div className={styles.inside}>
          <SectionHeading title="Order 48213" lead="Two parcels, one on its way." />
          <Link to="#panel">Open the order</Link>
        </div>
        <Trace
          label="What the assistant did"
          steps={[
            { status: 'done', text: 'Read the message', time: '09:41:02' },
            {
              status: 'done',
              text: 'Looked up order 48213 and compared the promised date with the carrier’s',
              time: '09:41:03',
            },
            { status: 'pending', text: 'Asked a person about the second parcel', time: '09:41:05' },
          ]}
        />
      </Panel>
    </Example>
    <Example id="chat" title="Chat with bubbles, typing bubble and chips">
      <Panel className={styles.narrow}>
        <Chat label="Conversation about an order">
          <ChatBubble from="person" by="Ana">
            Where is order 48213?
          </ChatBubble>
          <ChatBubble from="assistant" by="Assistant">
            It left the warehouse this morning. Shall I send you the tracking link?
          </ChatBubble>
          <ChatBubble from="assistant" by="Assistant" handedTo="Claire D.">
            Then a person should answer this. Claire D. takes over here.
          </ChatBubble>
          <TypingBubble />
        </Chat>
        <ChatChips chips={['Yes, send it', 'Change the address', 'Talk to a person']} filled="Yes, send it" />
      </Panel>
    </Example>
    <Example id="composer" title="Composer">
      <Stack>
        {composers.map((composer) => (
          <Panel key={composer.labels.label} className={styles.narrow}>
            <Composer maxLength={300} onSend={() => {}} {...composer} />
          </Panel>
        ))}
      </Stack>
    </Example>
    <Example id="status" title="Status dot and tag">
      <Stack as="ul">
        {statuses.map((status) => (
          <Cluster key={status} as="li">
            <Cluster gap={3}>
              <StatusDot status={status} /> {status}
            </Cluster>
            <Tag status={status}>{status}</Tag>
            <Tag status={status} withDot>
              {status}
            </Tag>
          </Cluster>
        ))}
      </Stack>
    </Example>
    <Example id="stat" title="Stat" onDark>
      <Grid columns={3} gap={7}>
        <Stat before="up to" value="70%" label="of requests resolved automatically" />
        <Stat value="18" unit="h" label="of reading saved a week" />
        <Stat value="212" label="contracts read in a month" />
      </Grid>
    </Example>
    <Example id="big-figure" title="Big figure">
      <BigFigure value="80%" label="faster, from idea to live" />
    </Example>
    <Example id="text-columns" title="Text columns">
      <TextColumns
        items={[
          { title: 'For employees', text: 'An answer with the rule that it rests on.' },
          { title: 'For the team', text: 'Less copying between forms.' },
          { title: 'For managers', text: 'Requests arrive checked.' },
        ]}
      />
    </Example>
    <Example id="proof" title="Proof">
      <Proof
        items={[
          { figure: '7-day', text: 'free trial' },
          { figure: '50+', text: 'integration types' },
        ]}
      />
    </Example>
    <Example id="quote" title="Quote" onDark={<Quote {...voice} portrait="/uploads/avatars/beatriz.svg" />}>
      <Stack>
        <Quote {...voice} portrait="/uploads/avatars/beatriz.svg" />
        <Quote {...voice} size="medium" />
        <Quote {...voice} size="small" />
      </Stack>
    </Example>
    <Example id="comparison-table" title="Comparison table">
      <Stack>
        <ComparisonTable {...comparison} columns={['What', 'The assistant', 'A person']} className={hairline.table} />
        <ComparisonTable
          {...comparison}
          columns={['What', 'By hand', 'With the assistant']}
          className={`${hairline.table} ${hairline.favored}`}
        />
      </Stack>
    </Example>
    <Example id="fact-list" title="Fact list">
      <Grid columns={3} gap={7}>
        <FactList facts={facts} />
        <FactList facts={facts} forValues />
      </Grid>
    </Example>
    <Example id="paper" title="Paper with marked words">
      <Paper className={styles.inside}>
        <p>
          <RichText text="The Buyer pays [within 60 days]; the cap is [-three-] [+twelve+] months of fees." />
        </p>
      </Paper>
    </Example>
    <Example id="grow" title="GrowOnView">
      <GrowOnView className={styles.grow}>
        <Meter percent={80} />
      </GrowOnView>
    </Example>
    <Example id="tabs" title="Tabs">
      <Tabs
        label="Departments"
        initial="support"
        tabs={Object.entries(departments).map(([label, note]) => {
          return { id: label.toLowerCase(), label, note, renderPanel: () => <TabText name={label} /> }
        })}
      />
    </Example>
    <Example id="accordion" title="Accordion">
      <Accordion
        openFirst
        items={[
          { question: 'How long does it take?', answer: 'Usually two weeks.' },
          { question: 'Who sees the data?', answer: 'Only the people you name.' },
          { question: 'Which languages does it speak?', answer: 'English and Portuguese.' },
          { question: 'Can a person take over?', answer: 'Yes, at any time.' },
        ]}
      />
    </Example>
    <Example id="dialog" title="Dialog" onDark={<OpenedDialog variant="brand" />}>
      <OpenedDialog variant="ink" />
    </Example>
    <Example id="text-field" title="Text field">
      <Grid columns={3} gap={7}>
        <TextField label="First name" autoComplete="given-name" required />
        <TextField label="Company" defaultValue="Tavelmo" hint="As on your invoices." />
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          defaultValue="ana@"
          hint="We answer to this address."
          error="Check the address: it should look like name@company.com."
        />
      </Grid>
    </Example>
    <Example id="select-field" title="Select field">
      <Grid columns={3} gap={7}>
        <SelectField label="Company size" {...unchosen} required />
        <SelectField label="Company size, chosen" options={teamSizes} defaultValue="51" />
        <SelectField label="Company size, wrong" {...unchosen} error="Choose a company size." />
      </Grid>
    </Example>
    <Example id="checkbox-field" title="Checkbox field">
      <Stack gap={7} className={styles.narrow}>
        <CheckboxField label="I agree that my details are used to answer me." defaultChecked />
        <CheckboxField
          label="I agree that my details are used to answer me, and that the answer comes by email."
          error="Tick the box so that we may answer you."
        />
      </Stack>
    </Example>
    <Example id="alert" title="Alert">
      <Stack gap={7} className={styles.narrow}>
        <Alert>
          Nothing was sent. Try again, or <Link to="#alert">write to us</Link>.
        </Alert>
      </Stack>
    </Example>
    {Object.entries({ 'lead-form': 'Lead form', scheduler: 'Scheduler' }).map(([id, title]) => (
      <Example key={id} id={id} title={title}>
        {/* 800 px high, as on pages. */}
        <iframe className={styles.screen} src={`/screen.html?screen=${id}`} title={`Screen: ${id}`} loading="lazy" />
      </Example>
    ))}
    <Example id="carousel" title="Carousel">
      <Carousel
        label="Case studies"
        roleDescription="carousel"
        slideRoleDescription="slide"
        previousLabel="Previous case study"
        nextLabel="Next case study"
        slides={['Suppliers', 'Tickets', 'Contracts'].map((name, index) => {
          return { id: name, label: `Case study ${index + 1} of 3`, content: <Slide name={name} /> }
        })}
      />
    </Example>
    {(['slow', 'fast'] as const).map((speed) => (
      <Example key={speed} id={`logo-strip-${speed}`} title={`Logo strip, ${speed}`}>
        <LogoStrip label={`Companies, ${speed}`} speed={speed} logos={logos} />
      </Example>
    ))}
    <Example
      id="motion-switch"
      title="Motion switch, beside something that moves"
      onDark={<MotionSwitch {...motion} />}
    >
      <MotionSwitch {...motion} round />
    </Example>
    <Example id="avatar" title="Avatar">
      <Cluster>
        <Cluster gap={3}>
          <Avatar initials="SA" /> Support assistant
        </Cluster>
        <Cluster gap={3}>
          <Avatar initials="AM" of="person" /> Ana M.
        </Cluster>
      </Cluster>
    </Example>
    <Example id="orb" title="Orb">
      <Cluster>
        <Orb />
        The assistant
      </Cluster>
    </Example>
    <Example id="radar" title="Radar">
      <Grid columns={2} gap={9}>
        {radars.map(({ caption, ...radar }) => (
          <figure key={caption}>
            <Radar {...radar} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </Grid>
    </Example>
    <Example id="icon" title="Icon">
      <Cluster>
        <Icon of={ArrowRight} size={16} />
        <Icon of={Check} size={18} />
        <Icon of={Play} size={20} />
        <Icon of={FileText} size={32} />
        <Icon of={CalendarDays} size={40} />
      </Cluster>
    </Example>
  </>
)

/** Left out of the overview: `states` would take seconds to render. */
export const STANDALONE = 'states'

const rows = Children.toArray(list.props.children) as ReactElement<ExampleProps>[]

export const examples = rows.flatMap(({ props: { id, title, children, onDark } }) => {
  const dark = onDark === true ? children : onDark
  return [
    { id, title, surface: 'paper' as const, content: children },
    ...(dark ? [{ id: `${id}-on-dark`, title: `${title} on dark`, surface: 'deep' as const, content: dark }] : []),
  ]
})

function Buttons({ solid, outline, children }: Record<'solid' | 'outline', ButtonVariant> & { children?: ReactNode }) {
  return (
    <Cluster>
      <Button variant={solid}>
        Solid with arrow <ButtonArrow />
      </Button>
      <Button variant={solid}>Solid</Button>
      <Button variant={outline}>Outline</Button>
      <Button variant={solid} small>
        Small solid
      </Button>
      <Button variant={outline} small>
        Small outline <ButtonArrow />
      </Button>
      {children}
    </Cluster>
  )
}

function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={textLinkClass}>
      {children}
    </a>
  )
}

function Cards({ surfaces }: { surfaces: readonly CardSurface[] }) {
  return (
    <Grid columns={3} gap={7}>
      {surfaces.map((surface) => (
        <Card key={surface} surface={surface}>
          <Stack>
            <h3>{surface}</h3>
            <Stat value="43" unit="%" label="saved on purchases" />
            <Link to="#card">See how</Link>
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}

function TabText({ name }: { name: string }) {
  return (
    <Card>
      <h3>{name}</h3>
      <p>What the assistant does for {name.toLowerCase()}.</p>
    </Card>
  )
}

function Slide({ name }: { name: string }) {
  return (
    <Card surface="sand">
      <h3>{name}</h3>
      <p>What was asked, what was done and what came of it.</p>
      <ExternalLink
        href={`https://example.com/${name.toLowerCase()}`}
        newTabNote="(opens in a new tab)"
        className={textLinkClass}
      >
        More about {name.toLowerCase()}
      </ExternalLink>
    </Card>
  )
}

function OpenedDialog({ variant }: { variant: 'ink' | 'brand' }) {
  const [open, setOpen] = useState(false)
  const [closings, setClosings] = useState(0)
  const close = () => {
    setOpen(false)
    setClosings(closings + 1)
  }
  return (
    <Cluster>
      <Button variant={variant} onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <output>Closed {closings} times</output>
      <Dialog open={open} onClose={close} label="Example dialog" closeLabel="Close the dialog">
        <Stack>
          <SectionHeading title="In the dialog" lead="Only here while it is open." />
          <Link to="#dialog">A link in the dialog</Link>
        </Stack>
      </Dialog>
    </Cluster>
  )
}
