import { ArrowRight, CalendarDays, Check, FileText, Play, Search } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Accordion } from '#ui/Accordion.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { BigFigure } from '#ui/BigFigure.tsx'
import { BusyButton } from '#ui/BusyButton.tsx'
import { Button, ButtonArrow, buttonClass } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Carousel } from '#ui/Carousel.tsx'
import { Chat, ChatBubble, ChatChips, TypingBubble } from '#ui/Chat.tsx'
import { CheckboxField } from '#ui/CheckboxField.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { ComparisonTable, type ComparisonRow } from '#ui/ComparisonTable.tsx'
import { Composer } from '#ui/Composer.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FactList } from '#ui/FactList.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LogoStrip, type StripSpeed } from '#ui/LogoStrip.tsx'
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
import { TextField } from '#ui/TextField.tsx'
import { ExternalLink, textLinkClass } from '#ui/TextLink.tsx'
import { exampleIds, type ExampleId } from './example-ids.ts'
import { States } from './states.tsx'
import styles from './workshop.module.css'

export type Example = { id: ExampleId; title: string; surface: 'paper' | 'deep'; render: () => ReactNode }

const statuses: readonly { status: Status; word: string }[] = [
  { status: 'done', word: 'Done' },
  { status: 'active', word: 'Active' },
  { status: 'pending', word: 'Pending' },
  { status: 'idle', word: 'Other' },
  { status: 'hot', word: 'Risk' },
]

const teamSizes = [
  { value: '1', label: '1 to 50' },
  { value: '51', label: '51 to 200' },
]

const topics = ['Support', 'Sales', 'Contracts', 'HR', 'My own idea', 'Not sure']

const companies = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Linden', 'Maple', 'Rowan']

const contents: Readonly<Record<ExampleId, Omit<Example, 'id'>>> = {
  states: {
    title: 'States of all controls, on all surfaces',
    surface: 'paper',
    render: () => <States />,
  },
  button: {
    title: 'Button',
    surface: 'paper',
    render: () => (
      <div className={styles.row}>
        <Button variant="ink">
          Ink with arrow <ButtonArrow />
        </Button>
        <Button variant="ink">Ink</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ink" small>
          Small ink
        </Button>
        <Button variant="outline" small>
          Small outline <ButtonArrow />
        </Button>
        <Button variant="ink" disabled>
          Disabled
        </Button>
        <BusyButton variant="ink" busy busyLabel="Sending">
          Send
        </BusyButton>
      </div>
    ),
  },
  'button-on-dark': {
    title: 'Button on dark',
    surface: 'deep',
    render: () => (
      <div className={styles.row}>
        <Button variant="brand">
          Emerald with arrow <ButtonArrow />
        </Button>
        <Button variant="brand">Emerald</Button>
        <Button variant="outlineOnDark">Outline</Button>
        <Button variant="brand" small>
          Small brand
        </Button>
        <Button variant="outlineOnDark" small>
          Small outline <ButtonArrow />
        </Button>
      </div>
    ),
  },
  'button-link': {
    title: 'Link that looks like a button',
    surface: 'paper',
    render: () => (
      <div className={styles.row}>
        <a href="#button-link" className={buttonClass({ variant: 'ink' })}>
          Read the guide <ButtonArrow />
        </a>
        <a href="#button-link" className={buttonClass({ variant: 'outline', small: true })}>
          All guides
        </a>
      </div>
    ),
  },
  'text-link': {
    title: 'Text link and external link',
    surface: 'paper',
    render: () => <LinksInText />,
  },
  'text-link-on-dark': {
    title: 'Text link and external link on dark',
    surface: 'deep',
    render: () => <LinksInText />,
  },
  'section-heading': {
    title: 'Section heading',
    surface: 'paper',
    render: () => (
      <div className={styles.stack}>
        <SectionHeading eyebrow="Customer support" title="With eyebrow and lead" lead="One or two plain sentences." />
        <SectionHeading title="With lead" lead="One or two plain sentences." />
        <SectionHeading title="The title alone" />
      </div>
    ),
  },
  'section-heading-on-dark': {
    title: 'Section heading on dark',
    surface: 'deep',
    render: () => (
      <SectionHeading eyebrow="Customer support" title="With eyebrow and lead" lead="One or two plain sentences." />
    ),
  },
  section: {
    title: 'Section',
    surface: 'paper',
    render: () => (
      <>
        <Section>
          <p>On paper.</p>
        </Section>
        <Section surface="sand">
          <p>A band of sand.</p>
        </Section>
        <Section surface="tint">
          <p>A band of tint, next to the one before.</p>
        </Section>
        <Section surface="deep">
          <p>A dark band.</p>
        </Section>
        <Section surface="brand">
          <p>An brand band, for the end of a page.</p>
        </Section>
      </>
    ),
  },
  card: {
    title: 'Card',
    surface: 'paper',
    render: () => (
      <div className={styles.grid}>
        <Card>
          <CardText name="White" />
        </Card>
        <Card surface="sand">
          <CardText name="Sand" />
        </Card>
        <Card surface="tint">
          <CardText name="Mint" />
        </Card>
        <Card surface="deep">
          <CardText name="Forest" />
        </Card>
      </div>
    ),
  },
  'card-on-dark': {
    title: 'Card on dark',
    surface: 'deep',
    render: () => (
      <div className={styles.grid}>
        <Card>
          <CardText name="White" />
        </Card>
        <Card surface="tint">
          <CardText name="Mint" />
        </Card>
      </div>
    ),
  },
  panel: {
    title: 'Panel with bar and trace',
    surface: 'paper',
    render: () => <SupportPanel />,
  },
  'panel-on-dark': {
    title: 'Panel on dark',
    surface: 'deep',
    render: () => <SupportPanel />,
  },
  chat: {
    title: 'Chat with bubbles, typing bubble and chips',
    surface: 'paper',
    render: () => (
      <Panel className={styles.narrow}>
        <Chat label="Conversation about an order">
          <ChatBubble from="person" by="Ana">
            Where is order 48213?
          </ChatBubble>
          <ChatBubble from="assistant" by="Assistant">
            It left the warehouse this morning. Shall I send you the tracking link?
          </ChatBubble>
          <ChatBubble from="assistant" by="Assistant" handedTo="Camila D.">
            Then a person should answer this. Camila D. takes over here.
          </ChatBubble>
          <TypingBubble />
        </Chat>
        <ChatChips chips={['Yes, send it', 'Change the address', 'Talk to a person']} filled="Yes, send it" />
      </Panel>
    ),
  },
  composer: {
    title: 'Composer',
    surface: 'paper',
    render: () => (
      <div className={styles.stack}>
        <Panel className={styles.narrow}>
          <Composer labels={composerLabels} maxLength={300} onSend={() => {}} onSpeak={() => {}} />
        </Panel>
        <Panel className={styles.narrow}>
          <Composer
            labels={{ ...composerLabels, label: 'Your question, without speech recognition' }}
            maxLength={300}
            onSend={() => {}}
            onSpeak={undefined}
          />
        </Panel>
      </div>
    ),
  },
  status: {
    title: 'Status dot and tag',
    surface: 'paper',
    render: () => (
      <ul className={styles.stack}>
        {statuses.map(({ status, word }) => (
          <li key={status} className={styles.row}>
            <span className={styles.beside}>
              <StatusDot status={status} /> {word}
            </span>
            <Tag status={status}>{word}</Tag>
            <Tag status={status} withDot>
              {word}
            </Tag>
          </li>
        ))}
      </ul>
    ),
  },
  stat: {
    title: 'Stat',
    surface: 'paper',
    render: () => <Stats />,
  },
  'stat-on-dark': {
    title: 'Stat on dark',
    surface: 'deep',
    render: () => <Stats />,
  },
  'big-figure': {
    title: 'Big figure',
    surface: 'paper',
    render: () => <BigFigure value="80%" label="faster, from idea to live" />,
  },
  'text-columns': {
    title: 'Text columns',
    surface: 'paper',
    render: () => (
      <TextColumns
        items={[
          { title: 'For employees', text: 'An answer with the rule that it rests on.' },
          { title: 'For the team', text: 'Less copying between forms.' },
          { title: 'For managers', text: 'Requests arrive checked.' },
        ]}
      />
    ),
  },
  proof: {
    title: 'Proof',
    surface: 'paper',
    render: () => (
      <Proof
        items={[
          { figure: '7-day', text: 'free trial' },
          { figure: '50+', text: 'integration types' },
        ]}
      />
    ),
  },
  quote: {
    title: 'Quote',
    surface: 'paper',
    render: () => (
      <div className={styles.stack}>
        <Quote {...voice} portrait={<Avatar initials="BL" of="person" />} />
        <Quote {...voice} size="small" portrait={<Avatar initials="BL" of="person" />} />
      </div>
    ),
  },
  'quote-on-dark': {
    title: 'Quote on dark',
    surface: 'deep',
    render: () => <Quote {...voice} portrait={<Avatar initials="BL" of="person" />} />,
  },
  'comparison-table': {
    title: 'Comparison table',
    surface: 'paper',
    render: () => (
      <div className={styles.stack}>
        <ComparisonTable label="Comparison" columns={['What', 'The assistant', 'A person']} rows={sides} />
        <ComparisonTable
          label="Comparison"
          columns={['What', 'By hand', 'With the assistant']}
          rows={sides}
          favorsOther
        />
      </div>
    ),
  },
  'fact-list': {
    title: 'Fact list',
    surface: 'paper',
    render: () => (
      <div className={styles.grid}>
        <FactList facts={facts} />
        <FactList facts={facts} forValues />
      </div>
    ),
  },
  paper: {
    title: 'Paper with marked words',
    surface: 'paper',
    render: () => (
      <Paper className={styles.inside}>
        <p>
          <RichText text="The Buyer pays [within 60 days]; the cap is [-three-] [+twelve+] months of fees." />
        </p>
      </Paper>
    ),
  },
  grow: {
    title: 'GrowOnView',
    surface: 'paper',
    render: () => (
      <GrowOnView className={styles.grow}>
        <Meter percent={80} />
      </GrowOnView>
    ),
  },
  tabs: {
    title: 'Tabs',
    surface: 'paper',
    render: () => (
      <Tabs
        label="Departments"
        initial="support"
        tabs={[
          { id: 'support', label: 'Support', note: 'Answers tickets', renderPanel: () => <TabText name="Support" /> },
          { id: 'sales', label: 'Sales', note: 'Prepares calls', renderPanel: () => <TabText name="Sales" /> },
          {
            id: 'contracts',
            label: 'Contracts',
            note: 'Marks clauses',
            renderPanel: () => <TabText name="Contracts" />,
          },
          { id: 'people', label: 'People', note: 'Finds policies', renderPanel: () => <TabText name="People" /> },
        ]}
      />
    ),
  },
  accordion: {
    title: 'Accordion',
    surface: 'paper',
    render: () => (
      <Accordion
        openFirst
        items={[
          { question: 'How long does it take?', answer: 'Usually two weeks.' },
          { question: 'Who sees the data?', answer: 'Only the people you name.' },
          { question: 'Which languages does it speak?', answer: 'English and Portuguese.' },
          { question: 'Can a person take over?', answer: 'Yes, at any time.' },
        ]}
      />
    ),
  },
  'accordion-groups': {
    title: 'Accordions that share the open item',
    surface: 'paper',
    render: () => (
      <>
        <h3>Before</h3>
        <Accordion
          openFirst
          name="shared"
          level={4}
          items={[{ question: 'What does it need?', answer: 'Your help pages.' }]}
        />
        <h3>After</h3>
        <Accordion
          name="shared"
          level={4}
          items={[{ question: 'How is it switched off?', answer: 'In the settings.' }]}
        />
      </>
    ),
  },
  dialog: {
    title: 'Dialog',
    surface: 'paper',
    render: () => <OpenedDialog variant="ink" />,
  },
  'dialog-on-dark': {
    title: 'Dialog on dark',
    surface: 'deep',
    render: () => <OpenedDialog variant="brand" />,
  },
  'text-field': {
    title: 'Text field',
    surface: 'paper',
    render: () => (
      <div className={styles.grid}>
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
      </div>
    ),
  },
  'select-field': {
    title: 'Select field',
    surface: 'paper',
    render: () => (
      <div className={styles.grid}>
        <SelectField label="Team size" options={teamSizes} placeholder="Choose" defaultValue="" required />
        <SelectField label="Team size, chosen" options={teamSizes} defaultValue="51" />
        <SelectField
          label="Team size, wrong"
          options={teamSizes}
          placeholder="Choose"
          defaultValue=""
          error="Choose a team size."
        />
      </div>
    ),
  },
  'choice-group': {
    title: 'Choice group',
    surface: 'paper',
    render: () => (
      <div className={styles.form}>
        <Topics name="topic" />
        <Topics name="wrong-topic" error="Choose one. “Not sure” is fine." />
      </div>
    ),
  },
  'checkbox-field': {
    title: 'Checkbox field',
    surface: 'paper',
    render: () => (
      <div className={styles.form}>
        <CheckboxField label="I agree that my details are used to answer me." defaultChecked />
        <CheckboxField
          label="I agree that my details are used to answer me, and that the answer comes by email."
          error="Tick the box so that we may answer you."
        />
      </div>
    ),
  },
  alert: {
    title: 'Alert',
    surface: 'paper',
    render: () => (
      <div className={styles.form}>
        <Alert>
          Nothing was sent. Try again, or{' '}
          <a href="#alert" className={textLinkClass}>
            write to us
          </a>
          .
        </Alert>
      </div>
    ),
  },
  'lead-form': {
    title: 'Lead form',
    surface: 'paper',
    render: () => <Screen id="lead-form" />,
  },
  scheduler: {
    title: 'Scheduler',
    surface: 'paper',
    render: () => <Screen id="scheduler" />,
  },
  carousel: {
    title: 'Carousel',
    surface: 'paper',
    render: () => (
      <Carousel
        label="Case studies"
        roleDescription="carousel"
        slideRoleDescription="slide"
        previousLabel="Previous case study"
        nextLabel="Next case study"
        slides={[
          { id: 'first', label: 'Case study 1 of 3', content: <Slide name="Suppliers" /> },
          { id: 'second', label: 'Case study 2 of 3', content: <Slide name="Tickets" /> },
          { id: 'third', label: 'Case study 3 of 3', content: <Slide name="Contracts" /> },
        ]}
      />
    ),
  },
  'logo-strip-slow': {
    title: 'Logo strip, slow',
    surface: 'paper',
    render: () => <Logos speed="slow" />,
  },
  'logo-strip-fast': {
    title: 'Logo strip, fast',
    surface: 'paper',
    render: () => <Logos speed="fast" />,
  },
  'motion-switch': {
    title: 'Motion switch, beside something that moves',
    surface: 'paper',
    render: () => <MotionSwitch pause="Pause animations" play="Play animations" round />,
  },
  'motion-switch-on-dark': {
    title: 'Motion switch, in words',
    surface: 'deep',
    render: () => <MotionSwitch pause="Pause animations" play="Play animations" />,
  },
  avatar: {
    title: 'Avatar',
    surface: 'paper',
    render: () => (
      <div className={styles.row}>
        <span className={styles.beside}>
          <Avatar initials="SA" /> Support assistant
        </span>
        <span className={styles.beside}>
          <Avatar initials="AM" of="person" /> Ana M.
        </span>
      </div>
    ),
  },
  orb: {
    title: 'Orb',
    surface: 'paper',
    render: () => (
      <div className={styles.row}>
        <Orb />
        The assistant
      </div>
    ),
  },
  radar: {
    title: 'Radar',
    surface: 'paper',
    render: () => (
      <div className={styles.drawings}>
        <figure>
          <Radar axes={axes.map(({ id }) => ({ id }))} spokes endRadius={2} />
          <figcaption>Without values</figcaption>
        </figure>
        <figure>
          <Radar axes={axes} />
          <figcaption>The shape alone</figcaption>
        </figure>
        <figure>
          <Radar axes={axes} rings={[1, 0.5]} spokes dotRadius={3} />
          <figcaption>Own rings, spokes and dots</figcaption>
        </figure>
        <figure>
          <Radar
            className={styles.captioned}
            label="Five scores: strategy 90, people 40, data 60, processes 30, technology 70"
            axes={axes.map((axis) => ({ ...axis, caption: { name: axis.id, value: String(axis.value * 100) } }))}
            layout={{ width: 316, height: 250, center: { x: 164, y: 132 }, radius: 88 }}
            spokes
            dotRadius={4.5}
          />
          <figcaption>A custom layout, with names and values</figcaption>
        </figure>
      </div>
    ),
  },
  icon: {
    title: 'Icon',
    surface: 'paper',
    render: () => (
      <div className={styles.row}>
        <Icon of={ArrowRight} size={16} />
        <Icon of={Check} size={18} />
        <Icon of={Play} size={20} />
        <Icon of={Search} size={24} />
        <Icon of={FileText} size={32} />
        <Icon of={CalendarDays} size={40} />
      </div>
    ),
  },
}

const composerLabels = { label: 'Your question', hint: 'Type a question', speak: 'Speak instead', send: 'Send' }

const axes = [
  { id: 'Strategy', value: 0.9 },
  { id: 'People', value: 0.4, isWeak: true },
  { id: 'Data', value: 0.6 },
  { id: 'Processes', value: 0.3, isWeak: true },
  { id: 'Technology', value: 0.7 },
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

const facts = [
  { name: 'Refund', value: '$42.00' },
  { name: 'Order', value: '48260, second charge' },
]

export const examples: readonly Example[] = exampleIds.map((id) => ({ id, ...contents[id] }))

function LinksInText() {
  return (
    <p>
      The figures come from{' '}
      <a href="#text-link" className={textLinkClass}>
        our own measurements
      </a>{' '}
      and from{' '}
      <ExternalLink href="https://example.com/" newTabNote="(opens in a new tab)" className={textLinkClass}>
        a public report
      </ExternalLink>
      .
    </p>
  )
}

function CardText({ name }: { name: string }) {
  return (
    <div className={styles.stack}>
      <h3>{name}</h3>
      <Stat value="43" unit="%" label="saved on purchases" />
      <a href="#card" className={textLinkClass}>
        See how
      </a>
    </div>
  )
}

function Topics({ name, error }: { name: string; error?: string }) {
  const [value, setValue] = useState(error === undefined ? 'Support' : '')
  return (
    <ChoiceGroup
      name={name}
      label="What should we look at first?"
      hint="One is enough."
      options={topics.map((topic) => ({ value: topic, label: topic }))}
      value={value}
      error={value === '' ? error : undefined}
      onChange={setValue}
    />
  )
}

/** In an iframe 800px high, as on pages. */
function Screen({ id }: { id: 'lead-form' | 'scheduler' }) {
  return <iframe className={styles.screen} src={`/screen.html?screen=${id}`} title={`Screen: ${id}`} loading="lazy" />
}

function SupportPanel() {
  return (
    <Panel className={styles.narrow}>
      <PanelBar initials="SA" name="Support assistant" state="Working on order 48213" status="active">
        <Tag status="done">Answered</Tag>
      </PanelBar>
      <div className={styles.inside}>
        <SectionHeading title="Order 48213" lead="Two parcels, one on its way." />
        <a href="#panel" className={textLinkClass}>
          Open the order
        </a>
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
  )
}

function Stats() {
  return (
    <div className={styles.grid}>
      <Stat before="up to" value="70%" label="of requests resolved automatically" />
      <Stat value="18" unit="h" label="of reading saved a week" />
      <Stat value="212" label="contracts read in a month" />
    </div>
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

  function close() {
    setOpen(false)
    setClosings(closings + 1)
  }

  return (
    <div className={styles.row}>
      <Button variant={variant} onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <output>Closed {closings} times</output>
      <Dialog open={open} onClose={close} label="Example dialog" closeLabel="Close the dialog">
        <div className={styles.stack}>
          <SectionHeading title="In the dialog" lead="Only here while it is open." />
          <a href="#dialog" className={textLinkClass}>
            A link in the dialog
          </a>
        </div>
      </Dialog>
    </div>
  )
}

function Logos({ speed }: { speed: StripSpeed }) {
  return (
    <LogoStrip
      label={`Companies, ${speed}`}
      speed={speed}
      logos={companies.map((name) => ({ id: name, logo: <Logo name={name} /> }))}
    />
  )
}

function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="currentColor" aria-hidden>
        <circle cx="11" cy="11" r={6 + (name.length % 3) * 2} />
      </svg>
      {name}
    </span>
  )
}
