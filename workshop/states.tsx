import type { ReactNode } from 'react'
import { createTextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import { TimeSlot } from '#leads/forms/TimePicker.tsx'
import common from '#locales/en/common.en.json'
import en from '#locales/en/forms.en.json'
import { BusyButton } from '#ui/BusyButton.tsx'
import { Button, ButtonArrow, type ButtonVariant } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CheckboxField } from '#ui/CheckboxField.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/Field.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import surfaces from '#ui/Surface.module.css'
import styles from './workshop.module.css'

/** `hover`, `active` and `focus-visible` are simulated with `data-state` (see vite.config.ts). */
const stateNames = {
  rest: 'At rest',
  hover: 'Hover',
  active: 'Pressed',
  'focus-visible': 'Focus',
  disabled: 'Disabled',
  busy: 'Busy',
} as const

type State = keyof typeof stateNames

type Control = {
  name: string
  states?: readonly State[]
  /** `id` is unique on the page. */
  render: (state: State, id: string) => ReactNode
}

const withoutDisabled: readonly State[] = ['rest', 'hover', 'active', 'focus-visible']
const withoutBusy: readonly State[] = [...withoutDisabled, 'disabled']

const ignore = () => {}

function button(variant: ButtonVariant): Control {
  return {
    name: `Button, ${variant}`,
    render: (state) =>
      state === 'busy' ? (
        <BusyButton variant={variant} busy busyLabel="Sending">
          Book <ButtonArrow />
        </BusyButton>
      ) : (
        <Button variant={variant} disabled={state === 'disabled'}>
          Book <ButtonArrow />
        </Button>
      ),
  }
}

function choice(name: string, props: { value: string; error?: string; states?: readonly State[] }): Control {
  const { states, ...rest } = props
  return {
    name,
    ...(states && { states }),
    render: (state, id) => (
      <ChoiceGroup
        {...rest}
        name={id}
        label="Topic"
        options={[{ value: 'Sales', label: 'Sales' }]}
        disabled={state === 'disabled'}
        onChange={ignore}
      />
    ),
  }
}

const link: Control = {
  name: 'Text link',
  states: withoutDisabled,
  render: () => (
    <a href="#states" className={textLinkClass}>
      Read on
    </a>
  ),
}

const buttonLikeLink: Control = {
  name: 'Button in running text',
  states: withoutBusy,
  render: (state) => (
    <button type="button" className={textLinkClass} disabled={state === 'disabled'}>
      Remove
    </button>
  ),
}

/** Forms are on white on every surface. */
const formControls: readonly Control[] = [
  {
    name: 'Text field',
    render: (state) => <TextField label="Company" defaultValue="Tavelmo" disabled={state === 'disabled'} />,
  },
  {
    name: 'Text field, wrong',
    states: withoutDisabled,
    render: () => <TextField label="Work email" defaultValue="ana@" error="Check the address." />,
  },
  {
    name: 'Select field',
    render: (state) => (
      <SelectField label="Team size" options={[{ value: '1', label: '1 to 50' }]} disabled={state === 'disabled'} />
    ),
  },
  choice('Choice', { value: '' }),
  choice('Choice, checked', { value: 'Sales' }),
  choice('Choice, wrong', { value: '', error: 'Choose one.', states: withoutDisabled }),
  {
    name: 'Checkbox',
    states: withoutBusy,
    render: (state) => <CheckboxField label="I agree." disabled={state === 'disabled'} />,
  },
  {
    name: 'Time',
    states: withoutBusy,
    render: (state) => (
      <TimeSlot time={{ start: '', free: state !== 'disabled' }} name="10:30" chosen={false} onPick={ignore} />
    ),
  },
  {
    name: 'Time, chosen',
    states: withoutDisabled,
    render: () => <TimeSlot time={{ start: '', free: true }} name="10:30" chosen onPick={ignore} />,
  },
  {
    name: 'Tabs',
    states: withoutDisabled,
    render: () => (
      <Tabs
        label="Departments"
        initial="sales"
        tabs={(['Sales', 'Support'] as const).map((label) => ({
          id: label.toLowerCase(),
          label,
          renderPanel: () => <p>{label}</p>,
        }))}
      />
    ),
  },
]

const onLight = [button('ink'), button('outline')]

const stages = [
  { surface: 'paper', tone: surfaces.light, buttons: onLight },
  { surface: 'sand', tone: surfaces.light, buttons: onLight },
  { surface: 'tint', tone: surfaces.light, buttons: onLight },
  { surface: 'brand', tone: surfaces.brand, buttons: onLight },
  { surface: 'deep', tone: surfaces.dark, buttons: [button('brand'), button('outlineOnDark')] },
] as const

const texts = createTextStore('en', { common, forms: en })

export function States() {
  return (
    <TextsProvider store={texts}>
      <div className={styles.stack}>
        {stages.map(({ surface, tone, buttons }) => (
          <div key={surface} className={classes(styles.surface, styles[surface], tone)}>
            <h3>{surface}</h3>
            {[...buttons, link, buttonLikeLink].map((control) => (
              <ControlStates key={control.name} control={control} surface={surface} />
            ))}
            <Card>
              {formControls.map((control) => (
                <ControlStates key={control.name} control={control} surface={surface} />
              ))}
            </Card>
          </div>
        ))}
      </div>
    </TextsProvider>
  )
}

const allStates = Object.keys(stateNames) as State[]

function ControlStates({ control, surface }: { control: Control; surface: string }) {
  const { name, states = allStates, render } = control
  return (
    <div className={styles.control} data-control={name}>
      <h4>{name}</h4>
      <div className={styles.states}>
        {states.map((state) => (
          // Radio buttons with the same name uncheck each other within a form.
          <form
            key={state}
            ref={(form) => simulateState(state, form)}
            data-shown={state}
            data-busy={state === 'busy' || undefined}
            onSubmit={(event) => event.preventDefault()}
          >
            <small>{stateNames[state]}</small>
            {render(state, `${surface}-${name}-${state}`.replaceAll(/\W+/g, '-'))}
          </form>
        ))}
      </div>
    </div>
  )
}

/** A pointer hovers both the control and the label around it; focus is on the control only. */
function simulateState(state: State, form: HTMLFormElement | null): void {
  const selector = `a, button, input, select${state === 'focus-visible' ? '' : ', label:has(input)'}`
  for (const each of form?.querySelectorAll(selector) ?? []) each.setAttribute('data-state', state)
}
