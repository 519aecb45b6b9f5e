import { useFetcher, useLocation } from 'react-router'
import type { ForLater } from '#domains/outbox/queued-act.kinds.ts'
import { QueuedNotice } from '#domains/outbox/ui.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { buttonLook } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { showToast } from '#ui/document/toasts.ts'
import { Form } from '#ui/form/form.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { type QuickTarget, type Repeat, repeatWatering, targetKey } from '../quick-targets.model.ts'
import { undoOfAct } from '../undo-act.view.ts'

type Props = { target: QuickTarget; user_id: number; idempotency_key: string; onDone: () => void }

const FETCHER = 'registro-rapido'

/** One tap: the watering of last time, once more, now. */
export function RepeatWatering({ target, user_id, idempotency_key, onDone }: Props) {
  const { data } = useFetcher<{ act_key?: string }>({ key: FETCHER })
  const { pathname, search } = useLocation()
  const repeat = repeatWatering(target)
  if (isKept(data)) return <QueuedNotice kept={data} />
  if (!repeat) return null
  const later: ForLater = {
    user_id,
    target: { kind: target.kind, slug: target.slug, name: target.name },
    label: repeat.label,
  }
  const done = () => {
    const undo = data?.act_key ? undoOfAct(data.act_key, pathname + search) : undefined
    showToast({ kind: 'success', text: `${repeat.label} registrada em ${target.name}.`, undo })
    onDone()
  }
  return (
    <Form key={targetKey(target)} name="post" action="/cultivo/registrar" fetcherKey={FETCHER} onDone={done}>
      <HiddenField name="target" value={targetKey(target)} />
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <HiddenField name="for_later" value={JSON.stringify(later)} />
      {repeat.fields.map(([name, value]) => (
        <HiddenField key={`${name}=${value}`} name={name} value={value} />
      ))}
      <RepeatButton repeat={repeat} />
    </Form>
  )
}

function RepeatButton({ repeat }: { repeat: Repeat }) {
  const { sending } = useFormState()
  return (
    <button
      type="submit"
      aria-disabled={sending || undefined}
      className={buttonLook({ tone: 'primary', wide: true, className: 'h-auto justify-start py-2.5 text-start' })}
    >
      <Icon name={sending ? 'loader-circle' : 'history'} size={22} className={sending ? 'animate-spin' : ''} />
      <span className="min-w-0">
        <span className="block">{repeat.label} como a última</span>
        <span className="figures block text-sm font-normal">
          {repeat.words && `${repeat.words}, `}
          {formatRelative(repeat.happened_at)}
        </span>
      </span>
    </button>
  )
}
