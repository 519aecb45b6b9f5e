import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Form as RouterForm, useActionData, useFetcher, useLocation, useNavigation } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { openedText } from '#shared/opened-text.ts'
import { Button } from '../components/button.tsx'
import { FormContext, type FormValues } from './form-context.ts'
import { FormError, useFormErrors } from './form-error.tsx'
import type { Unsent } from './kept-for-later.ts'
import type { Place } from './kept-typing.ts'
import { ignoreSecondTap } from './second-tap.ts'
import { endKey, isUnanswered, resumeSending } from './sending-key.ts'
import { useUnsaved } from './unsaved.ts'
import { useKeptTyping } from './use-kept-typing.ts'

type Props = {
  children: ReactNode
  method?: 'post' | 'put' | 'patch' | 'delete' | 'get'
  action?: string
  encType?: 'multipart/form-data'
  /** Initial values. Typed values returned by the action take precedence. */
  values?: FormValues
  /** The record's fields as the call takes them: what they were is sent along, so that only what is touched changes. */
  opened?: object
  /** Required when a page has several forms: sent as `form`, and only a result with the same `values.form` applies. */
  name?: string
  /** What is sent is written once, however often it is sent again: with an `idempotency_key` of its own. */
  once?: boolean
  /** Submits through the fetcher of this key, without navigation. */
  fetcherKey?: string
  /** The action's result, if it is not the page's own action data. */
  result?: FormResult
  /** That result came by itself, while somebody writes: it is shown, and the focus stays where it is. */
  calm?: boolean
  /** Confirms before leaving with unsaved changes; sent after the session had ended, they come back with its person. */
  guard?: boolean
  /**
   * Keeps what is typed on this device until the site has taken it, for who is logged in. Leaving loses nothing then, and
   * asks nothing, but where the device can't keep, and for files, which it never does.
   */
  keep?: boolean
  /** Leaving asks nothing and what is typed is not kept; sent after the session had ended, it comes back with its person. */
  returns?: boolean
  /** Whose it is and which form, where the page itself knows neither: without signal. */
  keeper?: Place
  /** Called with the form whenever something in it was typed or chosen, and when it is submitted. */
  onTyped?: (form: HTMLFormElement) => void
  /** Called after a success without navigation, e.g. to close a dialog. */
  onDone?: () => void
  /** What it leads to has the same address but for its search, and is another page to the eye: read from its beginning. */
  fromTop?: boolean
  className?: string
}

/** A form that works without scripts, prevents double submission, keeps what was typed, and focuses the first error. */
export function Form({
  children,
  method = 'post',
  values,
  opened,
  name,
  once,
  fetcherKey,
  result,
  calm,
  guard = false,
  keep = false,
  returns = keep || guard,
  keeper,
  onTyped,
  onDone,
  fromTop,
  className,
  ...rest
}: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<DOMRect>(undefined)
  const { sending, start, over } = useSending(fetcherKey)
  const answer = useAnswer({ name, fetcherKey, result, over: sending ? undefined : over })
  const errors = useFormErrors(form, answer)
  const [dirty, setDirty] = useState(false)
  const [hasFiles, setHasFiles] = useState(false)
  const [awaited, setAwaited] = useState<string>()
  const sentAs = `${useLocation().pathname}:${name ?? ''}`
  const typing = useKeptTyping(form, { keep, returns, name, keeper })
  const touched = dirty || (guard && typing.isBack)
  const lost = keep && typing.isKept ? hasFiles && 'files' : (guard || keep) && touched && 'all'
  useUnsaved(!sending && lost)
  useFirstErrorFocused(form, calm ? undefined : answer, sentFrom)
  useDone(sending, answer, () => {
    setDirty(false)
    setHasFiles(false)
    typing.taken()
    if (once) endKey(form.current)
    onDone?.()
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (sending) return event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    sentFrom.current = submitter?.getBoundingClientRect()
    onTyped?.(event.currentTarget)
    resumeSending(event.currentTarget, { submitter, place: sentAs, told: answer?.message })
    typing.send(event.currentTarget)
    start()
  }

  return (
    <FormContext
      value={{
        errors: answer?.errors ?? {},
        values: { ...values, ...answer?.values },
        stands: answer?.stands,
        sending,
        isKept: keep && typing.isKept,
        back: typing.back,
        awaited,
        await: setAwaited,
        id,
      }}
    >
      <RouterForm
        {...rest}
        ref={form}
        id={id}
        method={method}
        navigate={fetcherKey === undefined ? undefined : false}
        fetcherKey={fetcherKey}
        // Where it leads elsewhere, `TopOfNewPage` begins at the top; a fetcher's redirect is not seen there.
        preventScrollReset={fetcherKey === undefined && !fromTop}
        noValidate
        // The browser's own memory of a page outlives the session; what is kept here ends with it.
        autoComplete={keep ? 'off' : undefined}
        onSubmit={submit}
        onInput={(event) => {
          setDirty(true)
          if (isFile(event.target)) setHasFiles(true)
          typing.typed(event.currentTarget)
          onTyped?.(event.currentTarget)
        }}
        aria-busy={sending || Boolean(awaited) || undefined}
        className={className ?? 'space-y-6'}
      >
        {name && <input type="hidden" name="form" value={name} />}
        {once && <input type="hidden" name="idempotency_key" defaultValue="" />}
        {opened && <input type="hidden" name="opened" value={answer?.values?.opened ?? openedText(opened)} />}
        <FormError texts={errors} />
        {typing.isBack && (
          <TypingIsBack
            wasSent={isUnanswered(sentAs)}
            onClear={typing.clear}
            withoutFiles={Boolean(form.current?.querySelector('input[type=file]'))}
          />
        )}
        {children}
      </RouterForm>
    </FormContext>
  )
}

const isFile = (field: EventTarget) => field instanceof HTMLInputElement && field.type === 'file'

type BackProps = { wasSent: boolean; onClear: () => void; withoutFiles: boolean }

const TypingIsBack = ({ wasSent, onClear, withoutFiles }: BackProps) => (
  <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
    {wasSent
      ? 'Voltou o que você enviou, e não ouvimos se chegou. Enviar de novo não repete.'
      : `Voltou o que você deixou aqui sem enviar${withoutFiles ? ', menos as fotos e os arquivos' : ''}.`}
    <Button tone="link" size="sm" onClick={onClear}>
      Limpar
    </Button>
  </p>
)

function useAnswer({
  name,
  fetcherKey,
  result,
  over,
}: Pick<Props, 'name' | 'fetcherKey' | 'result'> & { over: unknown }): FormResult | undefined {
  const page = useActionData() as FormResult | undefined
  const fetcher = useFetcher<FormResult>({ key: fetcherKey })
  const answer = result ?? (fetcherKey === undefined ? page : fetcher.data === over ? undefined : fetcher.data)
  if (answer && (typeof answer !== 'object' || answer === null)) return undefined
  return name && answer?.values && answer.values.form !== name ? undefined : answer
}

/**
 * True from submission to response, only for the form that was submitted. A response that is there at once, as without a
 * network, may be rendered together with the submission: then only what it brought tells that it came.
 */
function useSending(fetcherKey?: string) {
  const navigation = useNavigation()
  const fetcher = useFetcher({ key: fetcherKey })
  const page = useActionData()
  const { key } = useLocation()
  const [state, data] = fetcherKey === undefined ? [navigation.state, page] : [fetcher.state, fetcher.data]
  const [started, setStarted] = useState(false)
  const wasBusy = useRef(false)
  const before = useRef<{ data: unknown; key: string }>(undefined)
  // A fetcher that is led on keeps the refusal of the time before; what it said before this form stood is of another one.
  const [over, setOver] = useState<unknown>(fetcherKey === undefined ? undefined : data)
  useEffect(() => {
    const came = before.current && (before.current.data !== data || before.current.key !== key)
    if (state === 'idle' && (wasBusy.current || came)) {
      before.current = undefined
      setStarted(false)
    }
    wasBusy.current = state !== 'idle'
  }, [state, data, key])
  const start = () => {
    before.current = { data, key }
    setOver(data)
    setStarted(true)
  }
  return { sending: started, start, over }
}

/** Once for each answer, however often it is rendered. */
function useFirstErrorFocused(
  form: RefObject<HTMLFormElement | null>,
  answer: FormResult | undefined,
  sentFrom: RefObject<DOMRect | undefined>,
) {
  const last = useRef<FormResult>(undefined)
  useEffect(() => {
    if (answer === last.current || (!answer?.errors && !answer?.message)) return
    last.current = answer
    // What could not be sent at all is tried again as soon as one likes.
    if (sentFrom.current && !(answer as Partial<Unsent>).unsent) ignoreSecondTap(sentFrom.current)
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const alert = form.current?.querySelector<HTMLElement>('[role="alert"]')
    const target = wrong ?? alert
    target?.focus()
    // The first card of a group stands below its title and what is wrong.
    if (wrong?.matches('[type="radio"], [type="checkbox"]'))
      wrong.closest('fieldset')?.querySelector('legend')?.scrollIntoView({ block: 'nearest' })
  }, [answer, form, sentFrom])
}

function useDone(sending: boolean, answer: FormResult | undefined, onDone: () => void) {
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !sending && !answer?.errors && !answer?.message) onDone()
    wasSending.current = sending
  }, [sending, answer, onDone])
}
