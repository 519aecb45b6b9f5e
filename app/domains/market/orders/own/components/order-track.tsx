import { now } from '#shared/clock.ts'
import { dayKey, formatDay, formatDayTime } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { carrierWords } from '../../dispatches/carrier.words.ts'
import { isLongLate } from '../../orders/arrival.model.ts'
import { arrivalInWords } from '../../orders/arrival.words.ts'
import { happeningIcons } from '../../orders/order.view.ts'
import { historyWords } from '../../orders/order-history.words.ts'
import type { OrderDetail } from '../../orders/orders.schemas.ts'
import { type TrackStep, trackOf } from '../../orders/track.view.ts'

/** The promised day, how far it is, and where its parcels are followed. */
export function OrderTrack({ order }: { order: OrderDetail }) {
  const steps = trackOf(order)
  if (!steps) return null
  const { arrives, delivered_at, dispatches, picks_up } = order
  const today = dayKey(now())
  const late = arrives !== null && today > arrives.to
  const tells = late && isLongLate(arrives, today) && order.can.dispute
  const part = steps.find((step) => step.part)?.part
  const next = steps.findIndex(({ done }) => !done)
  return (
    <Card
      title={
        delivered_at ? (
          `${picks_up ? 'Retirado' : 'Chegou'} ${formatDay(delivered_at)}`
        ) : arrives ? (
          <span className={late ? 'text-error' : ''}>{arrivalInWords(arrives, today)}</span>
        ) : (
          'Seu pedido'
        )
      }
    >
      <ol className="grid grid-cols-4">
        {steps.map((step, at) => (
          <Step key={step.label} step={step} first={at === 0} next={at === next} />
        ))}
      </ol>
      {part && <p className="mt-4">Uma parte saiu em {dayOf(part)}. O resto vem a seguir.</p>}
      {late && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={`/loja/${order.store.slug}/mensagens`} size="sm" icon="message-circle">
            Falar com a loja
          </LinkButton>
          {tells && (
            <LinkButton to={`/pedidos/${order.uuid}#problema`} size="sm" icon="triangle-alert">
              Contar um problema
            </LinkButton>
          )}
        </div>
      )}
      {dispatches.map(({ id, carrier, tracking_code, tracking_url }) => (
        <p key={id} className="mt-4 flex flex-wrap items-center gap-x-3 border-t border-base-300 pt-3">
          <span className="wrap-anywhere">
            {carrierWords[carrier]}
            {tracking_code && <span className="text-muted"> · {tracking_code}</span>}
          </span>
          {tracking_url && (
            <a
              href={tracking_url}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center gap-1 font-medium"
            >
              Acompanhar <Icon name="external-link" size={16} />
            </a>
          )}
        </p>
      ))}
      <Happened events={order.events} />
    </Card>
  )
}

/** What the steps above don't say. */
const Happened = ({ events }: { events: OrderDetail['events'] }) =>
  events
    .filter(({ kind }) => kind === 'not_delivered' || kind === 'tracking_corrected')
    .map((event) => {
      const { title, text } = historyWords(event)
      return (
        <p key={event.id} className="mt-3 flex gap-2">
          <Icon name={happeningIcons[event.kind]} size={20} className="mt-0.5 shrink-0" />
          <span>
            <span className="font-medium">{title}</span>
            <span className="block text-sm text-muted">
              {formatDayTime(event.created_at)}
              {text && ` · ${text}`}
            </span>
          </span>
        </p>
      )
    })

const dayOf = (at: Date | string) => formatDay(at).replace(/^.*?, /, '')
/** A step is narrow: its day stays on one line. */
const inOne = (at: Date | string) => dayOf(at).replaceAll(' ', '\u00a0')

function Step({
  step: { label, icon, done, at, by, part },
  first,
  next,
}: {
  step: TrackStep
  first: boolean
  next: boolean
}) {
  const look = done
    ? 'border-primary bg-primary text-primary-content'
    : `bg-surface ${next ? 'border-primary text-primary' : 'border-base-300 text-muted'}`
  return (
    <li className="relative text-center text-sm" aria-current={next ? 'step' : undefined}>
      {!first && (
        <span
          aria-hidden="true"
          className={`absolute top-5 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-0.5 -translate-y-1/2 ${done ? 'bg-primary' : 'bg-base-300'}`}
        />
      )}
      <span className={`relative mx-auto grid size-10 place-items-center rounded-full border-2 ${look}`}>
        <Icon name={icon} size={20} />
      </span>
      <span className={`mt-1.5 block ${done || next ? 'font-medium' : 'text-muted'}`}>
        {label}
        <span className="sr-only">{done ? ': feito' : part ? ': em parte' : next ? ': a seguir' : ': depois'}</span>
      </span>
      <span className="block text-balance text-muted">
        {done ? at && inOne(at) : part ? 'em parte' : by && `até ${inOne(by)}`}
      </span>
    </li>
  )
}
