import { formatCount } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { WaitingQueue } from '../desk.schemas.ts'

/** What needs a person now: how much, since when, and the way there. What waits for others, or for nobody, is a line each. */
export function WaitingQueues({ queues }: { queues: WaitingQueue[] }) {
  const waiting = queues.filter(({ count, to }) => count > 0 && to)
  const others = queues.filter(({ count, to }) => count > 0 && !to)
  const calm = queues.filter(({ count }) => count === 0)
  return (
    <section aria-labelledby="espera" className="space-y-4">
      <h2 id="espera" className="text-xl">
        O que precisa de alguém agora
      </h2>
      {waiting.length === 0 ? (
        <EmptyState icon="circle-check" text="Nada espera por vocês. Bom trabalho." />
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
          {waiting.map((queue) => (
            <li key={queue.name}>
              <Queue queue={queue} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="text-sm text-muted">
          Com a administração:{' '}
          {others.map(({ label, count }) => `${label.toLowerCase()}, ${formatCount(count)}`).join('; ')}.
        </p>
      )}
      {calm.length > 0 && (
        <p className="text-sm text-muted">Sem espera: {calm.map(({ label }) => label.toLowerCase()).join(', ')}.</p>
      )}
    </section>
  )
}

const Queue = ({ queue: { label, icon, count, oldest, to } }: { queue: WaitingQueue }) => (
  <Card bare>
    <div className="space-y-1 p-4">
      <p className="flex items-center gap-2 text-[0.9375rem] text-muted">
        <Icon name={icon} size={18} />
        {to && (
          <Link to={to} className="link link-hover">
            {label}
          </Link>
        )}
      </p>
      <p className="figures font-display text-3xl font-bold">{formatCount(count)}</p>
      <p className="min-h-5 text-sm text-muted">
        {oldest && (
          <>
            O mais antigo: <RelativeTime at={oldest} />
          </>
        )}
      </p>
    </div>
  </Card>
)
