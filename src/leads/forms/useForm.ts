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
import { check, MAX_FILL_MS, type CheckResult, type FieldError } from '../shared/schema.ts'
import { arrivalIn } from './arrival.ts'
import type { Draft, DraftStore, DraftValues } from './draft.ts'
import { createSolver, send, type Failure, type Solver } from './send.ts'

type FieldErrors = Readonly<Record<string, FieldError>>

type Options<Values extends DraftValues, Receipt> = {
  ref: RefObject<HTMLFormElement | null>
  draft: DraftStore<Values>
  schema: Parameters<typeof check>[0]
  address: string
  toFields: (values: Values) => object
  onSent: (receipt: Receipt, values: Values) => void
  onFailure?: (failure: Failure) => void
}

export type SubmittedForm<Values> = {
  values: Values
  edit: (changes: Partial<Values>) => void
  /** Error of a field, if it should be shown yet. */
  fieldErrorOf: (field: string) => FieldError | undefined
  /** Fields that were invalid at the last submit, in form order; empty once all are valid. */
  invalidFields: readonly string[]
  failure: Failure | undefined
  sending: boolean
  submit: (event: SyntheticEvent) => void
  focusField: (field: string) => void
}

/** Shows no errors before the first submit; after that, revalidates invalid fields on every change. */
export function useForm<Values extends DraftValues, Receipt>(options: Options<Values, Receipt>): SubmittedForm<Values> {
  const { ref, draft, schema, address, toFields, onSent, onFailure } = options
  const language = useLanguage()
  const { values } = useSyncExternalStore(draft.subscribe, draft.current, () => draft.blank)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [revalidated, setRevalidated] = useState<readonly string[]>([])
  const [serverErrors, setServerErrors] = useState<FieldErrors>({})
  const [invalidFields, setInvalidFields] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [solver] = useState(() => createSolver())
  useEarlyInput(ref, draft)
  useEarlyProof(ref, solver)

  const compose = () => ({ ...toFields(draft.current().values), ...envelope(draft.current(), language) })
  // Ignore the honeypot: the server checks it.
  const validate = () => check(schema, { ...compose(), website: '' })
  const fieldErrors: FieldErrors =
    revalidated.length > 0
      ? { ...pick(fieldErrorsIn(validate()), (field) => revalidated.includes(field)), ...serverErrors }
      : serverErrors

  function edit(changes: Partial<Values>): void {
    draft.edit(changes)
    setServerErrors((before) => pick(before, (field) => !(field in changes)))
  }

  function pickFormFields(found: FieldErrors): FieldErrors {
    return pick(found, (field) => namesIn(ref.current).has(field))
  }

  function focusField(field: string): void {
    controlsOf(ref.current)
      .find(({ name }) => name === field)
      ?.focus()
  }

  function showErrors(found: FieldErrors, fromServer: FieldErrors): void {
    const inOrder = [...namesIn(ref.current)].filter((name) => name in found || name in fromServer)
    flushSync(() => {
      setRevalidated(Object.keys(found))
      setServerErrors(fromServer)
      setInvalidFields(inOrder)
      setFailure(undefined)
    })
    focusField(inOrder[0] ?? '')
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
    const found = outcome.kind === 'fieldErrors' ? pickFormFields(outcome.fieldErrors) : {}
    if (hasErrors(found)) showErrors({}, found)
    else setFailure(outcome.kind === 'fieldErrors' ? { kind: 'refused' } : outcome)
    onFailure?.(outcome)
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy.current) return
    // Visitors can't fix errors outside of the form's fields: send it anyway and show the server's response.
    const found = pickFormFields(fieldErrorsIn(validate()))
    if (hasErrors(found)) return showErrors(found, {})
    busy.current = true
    setSending(true)
    setFailure(undefined)
    void deliver().finally(() => {
      busy.current = false
      setSending(false)
    })
  }

  return {
    values,
    edit,
    fieldErrorOf: (field) => fieldErrors[field],
    invalidFields: hasErrors(fieldErrors) ? invalidFields : [],
    failure,
    sending,
    submit,
    focusField,
  }
}

/** Reads input typed into the prerendered form before React overwrites it on hydration. */
function useEarlyInput<Values extends DraftValues>(
  ref: RefObject<HTMLFormElement | null>,
  draft: DraftStore<Values>,
): void {
  useLayoutEffect(() => {
    const stored: DraftValues = draft.current().values
    const typed = controlsOf(ref.current)
      .map((control) => [control.name, valueOf(control)] as const)
      .filter(([name, value]) => value !== '' && value !== false && name in stored && stored[name] !== value)
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

function envelope({ key, shownAt }: Draft<unknown>, language: Language) {
  const filledInMs = Math.min(Math.max(Date.now() - shownAt, 0), MAX_FILL_MS)
  return { key, language, filledInMs, ...arrivalIn(window.location.search) }
}

function fieldErrorsIn(result: CheckResult<unknown>): FieldErrors {
  return result.ok ? {} : result.fieldErrors
}

function pick(fieldErrors: FieldErrors, wanted: (field: string) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => wanted(field)))
}

function hasErrors(fieldErrors: FieldErrors): boolean {
  return Object.keys(fieldErrors).length > 0
}
