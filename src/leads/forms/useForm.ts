import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#i18n/useTexts.ts'
import type { Language } from '#site/languages.ts'
import { check, type Checked, type Fault, MAX_FILL_MS } from '../shared/schema.ts'
import { arrivalIn } from './arrival.ts'
import type { Draft, DraftStore, DraftValues } from './draft.ts'
import { send, type Failure } from './sending.ts'
import { createSolver, type Solver } from './solve-challenge.ts'

type Faults = Readonly<Record<string, Fault>>

type Options<Values extends DraftValues, Receipt> = {
  ref: RefObject<HTMLFormElement | null>
  draft: DraftStore<Values>
  schema: Parameters<typeof check>[0]
  address: string
  /** Maps the draft to the fields of the schema. */
  sendable: (values: Values) => object
  onSent: (receipt: Receipt, values: Values) => void
  /** For failures that a screen handles. */
  onFailure?: (failure: Failure) => void
}

export type SubmittedForm<Values> = {
  values: Values
  edit: (changes: Partial<Values>) => void
  /** Error of a field, if it should be shown yet. */
  faultOf: (field: string) => Fault | undefined
  /** Fields that were invalid at the last submit, in form order. Empty once all are valid. */
  wrong: readonly string[]
  failure: Failure | undefined
  sending: boolean
  submit: (event: SyntheticEvent) => void
  /** Focuses the field. */
  goTo: (field: string) => void
}

/**
 * Stores the input as a draft, validates it with the server's schema and sends it once. Shows no errors before the
 * first submit; after that, revalidates invalid fields on every change.
 */
export function useForm<Values extends DraftValues, Receipt>(options: Options<Values, Receipt>): SubmittedForm<Values> {
  const { ref, draft, schema, address, sendable, onSent, onFailure } = options
  const language = useLanguage()
  const { values } = useSyncExternalStore(draft.subscribe, draft.current, () => draft.blank)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [judged, setJudged] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Faults>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [solver] = useState(() => createSolver())
  useTypedBefore(ref, draft)
  useEarlyProof(ref, solver)

  const compose = () => ({ ...sendable(draft.current().values), ...envelope(draft.current(), language) })
  // Ignore the honeypot: the server checks it.
  const judge = () => check(schema, { ...compose(), website: '' })
  const faults: Faults =
    judged.length > 0 ? { ...pick(faultsIn(judge()), (field) => judged.includes(field)), ...refused } : refused

  function edit(changes: Partial<Values>): void {
    draft.edit(changes)
    setRefused((before) => pick(before, (field) => !(field in changes)))
  }

  /** Errors that the visitor can fix. */
  function inForm(found: Faults): Faults {
    return pick(found, (field) => namesIn(ref.current).has(field))
  }

  function goTo(field: string): void {
    controlsOf(ref.current)
      .find(({ name }) => name === field)
      ?.focus()
  }

  function show(found: Faults, fromServer: Faults): void {
    const inOrder = [...namesIn(ref.current)].filter((name) => name in found || name in fromServer)
    flushSync(() => {
      setJudged(Object.keys(found))
      setRefused(fromServer)
      setWrong(inOrder)
      setFailure(undefined)
    })
    goTo(inOrder[0] ?? '')
  }

  async function deliver(): Promise<void> {
    draft.attempt()
    const sent = draft.current().values
    const outcome = await send<Receipt>(address, compose, solver)
    if (outcome.kind === 'sent') {
      draft.clear()
      onSent(outcome.receipt, sent)
      return
    }
    const found = outcome.kind === 'faults' ? inForm(outcome.faults) : {}
    if (any(found)) show({}, found)
    else setFailure(outcome.kind === 'faults' ? { kind: 'refused' } : outcome)
    onFailure?.(outcome)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy.current) return
    // Visitors can't fix errors outside of the form's fields: send it anyway and show the server's response.
    const found = inForm(faultsIn(judge()))
    if (any(found)) return show(found, {})
    busy.current = true
    setSending(true)
    setFailure(undefined)
    void deliver().finally(() => {
      busy.current = false
      setSending(false)
    })
  }

  const faultOf = (field: string) => faults[field]
  return { values, edit, faultOf, wrong: any(faults) ? wrong : [], failure, sending, submit, goTo }
}

/** Keeps input typed into the prerendered form before hydration. Reads it before React overwrites it. */
function useTypedBefore<Values extends DraftValues>(
  ref: RefObject<HTMLFormElement | null>,
  draft: DraftStore<Values>,
): void {
  useLayoutEffect(() => {
    const kept: DraftValues = draft.current().values
    const typed = controlsOf(ref.current)
      .map((control) => [control.name, valueOf(control)] as const)
      .filter(([name, value]) => value !== '' && value !== false && name in kept && kept[name] !== value)
    if (typed.length > 0) draft.edit(Object.fromEntries(typed) as Partial<Values>)
  }, [ref, draft])
}

/** Starts the proof of work on first focus: the visitor is likely to send the form, but not right away. */
function useEarlyProof(ref: RefObject<HTMLFormElement | null>, { begin }: Solver): void {
  useEffect(() => {
    const form = ref.current
    form?.addEventListener('focusin', begin, { once: true })
    return () => form?.removeEventListener('focusin', begin)
  }, [ref, begin])
}

function valueOf(control: Control): string | boolean {
  if (control.type === 'checkbox') return control.checked
  return control.type === 'radio' && !control.checked ? '' : control.value
}

type Control = HTMLInputElement | HTMLSelectElement

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])] as Control[]
}

/** In form order. */
function namesIn(form: HTMLFormElement | null): Set<string> {
  return new Set(controlsOf(form).map(({ name }) => name))
}

/** Metadata sent with every form. */
function envelope({ key, shownAt }: Draft<unknown>, language: Language) {
  const filledInMs = Math.min(Math.max(Date.now() - shownAt, 0), MAX_FILL_MS)
  return { key, language, filledInMs, ...arrivalIn(window.location.search) }
}

function faultsIn(checked: Checked<unknown>): Faults {
  return checked.ok ? {} : checked.faults
}

function pick(faults: Faults, wanted: (field: string) => boolean): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => wanted(field)))
}

function any(faults: Faults): boolean {
  return Object.keys(faults).length > 0
}
