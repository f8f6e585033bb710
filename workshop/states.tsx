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
import { classes } from '#ui/classes.ts'
import { TextField } from '#ui/Field.tsx'
import { Stack } from '#ui/Layout.tsx'
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

const allStates = Object.keys(stateNames) as State[]
const withoutDisabled = allStates.filter((state) => state !== 'disabled' && state !== 'busy')
const withoutBusy = allStates.filter((state) => state !== 'busy')

/** `id` is unique on the page. */
type Render = (shown: { id: string; disabled: boolean; busy: boolean }) => ReactNode
type Control = { name: string; states: readonly State[]; render: Render }

function control(name: string, states: readonly State[], render: Render): Control {
  return { name, states, render }
}

const ignore = () => {}

function button(variant: ButtonVariant): Control {
  return control(`Button, ${variant}`, allStates, ({ disabled, busy }) =>
    busy ? (
      <BusyButton variant={variant} busy busyLabel="Sending">
        Book <ButtonArrow />
      </BusyButton>
    ) : (
      <Button variant={variant} disabled={disabled}>
        Book <ButtonArrow />
      </Button>
    ),
  )
}

const links = [
  control('Text link', withoutDisabled, () => (
    <a href="#states" className={textLinkClass}>
      Read on
    </a>
  )),
  control('Button in running text', withoutBusy, ({ disabled }) => (
    <button type="button" className={textLinkClass} disabled={disabled}>
      Remove
    </button>
  )),
]

const sizes = [{ value: '1', label: '1 to 50' }]
const tabs = ['Sales', 'Support'].map((label) => {
  return { id: label.toLowerCase(), label, renderPanel: () => <p>{label}</p> }
})

/** Forms are on white on every surface. */
const formControls: readonly Control[] = [
  control('Text field', allStates, ({ disabled }) => (
    <TextField label="Company" defaultValue="Tavelmo" disabled={disabled} />
  )),
  control('Text field, wrong', withoutDisabled, () => (
    <TextField label="Work email" defaultValue="ana@" error="Check the address." />
  )),
  control('Select field', allStates, ({ disabled }) => (
    <SelectField label="Team size" options={sizes} disabled={disabled} />
  )),
  control('Checkbox', withoutBusy, ({ disabled }) => <CheckboxField label="I agree." disabled={disabled} />),
  control('Time', withoutBusy, ({ disabled }) => (
    <TimeSlot time={{ start: '', free: !disabled }} name="10:30" chosen={false} onPick={ignore} />
  )),
  control('Time, chosen', withoutDisabled, () => (
    <TimeSlot time={{ start: '', free: true }} name="10:30" chosen onPick={ignore} />
  )),
  control('Tabs', withoutDisabled, () => <Tabs label="Departments" initial="sales" tabs={tabs} />),
]

const onLight = [button('ink'), button('outline')]
const onDark = [button('brand'), button('outlineOnDark')]

const texts = createTextStore('en', { common, forms: en })

export function States() {
  return (
    <TextsProvider store={texts}>
      <Stack>
        {['paper', 'sand', 'tint', 'brand', 'deep'].map((surface) => (
          <div key={surface} className={classes(styles.stage, surfaces[surface])}>
            <h3>{surface}</h3>
            {[...(surface === 'deep' ? onDark : onLight), ...links].map((each) => (
              <ControlStates key={each.name} {...each} surface={surface} />
            ))}
            <Card className={styles.control}>
              {formControls.map((each) => (
                <ControlStates key={each.name} {...each} surface={surface} />
              ))}
            </Card>
          </div>
        ))}
      </Stack>
    </TextsProvider>
  )
}

function ControlStates({ name, states, render, surface }: Control & { surface: string }) {
  const idOf = (state: State) => `${surface}-${name}-${state}`.replaceAll(/\W+/g, '-')
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
            {render({ id: idOf(state), disabled: state === 'disabled', busy: state === 'busy' })}
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
