import { useEffect, useState } from 'react'
import { useQueue } from '#domains/base/outbox/ui.ts'
import { activitiesOn } from '#domains/garden/journal/activities/activity.model.ts'
import { lastUsedOn } from '#domains/garden/journal/acts/components/open-activity.view.ts'
import { ActForm } from '#domains/garden/journal/acts/ui.ts'
import { type Kit, type KitThing, readKit } from '../kit.browser.ts'
import { QueueList } from './queue-list.tsx'

/** Log form for offline use, with the garden data stored on the phone; nothing when nobody was signed in. */
export function OfflineLog({ onReady }: { onReady?: () => void }) {
  const [kit, setKit] = useState<Kit>()
  useEffect(() => void readKit().then(setKit), [])
  useEffect(() => {
    if (kit) onReady?.()
  }, [kit, onReady])
  if (!kit || kit.plants.length + kit.spaces.length === 0) return null
  return <Log kit={kit} />
}

function Log({ kit }: { kit: Kit }) {
  const acts = useQueue(kit.user_id) ?? []
  const things = [
    ...kit.plants.map((plant) => ({ ...plant, kind: 'plant' as const })),
    ...kit.spaces.map((space) => ({ ...space, kind: 'space' as const })),
  ]
  const [wanted] = useState(() => askedFor(location.search))
  // An unknown target is never replaced by another one, and which of several is theirs to say.
  const [at, setAt] = useState(() => (wanted.named || things.length > 1 ? things.findIndex(wanted.isThing) : 0))
  const target = things[at]
  const [key, setKey] = useState(
    () => wanted.tipo ?? (wanted.named ? lastUsedOn(target?.kind ?? 'plant', kit) : 'rega'),
  )
  const kind = target?.kind ?? 'plant'
  const activities = activitiesOn(kind, kit.own).filter(({ on }) => kind === 'plant' || on !== 'plant')
  const activity = activities.find((one) => one.key === key) ?? activities[0]
  if (!activity) return null
  return (
    <section aria-labelledby="anotar" className="mt-8 space-y-4">
      <h2 id="anotar" className="text-xl">
        Registrar mesmo assim
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <label className="space-y-1">
          <span className="font-semibold">Onde</span>
          <select className="select w-full" value={at} onChange={(event) => setAt(Number(event.target.value))}>
            {!target && <option value={-1}>Escolha</option>}
            {things.map(({ kind, slug, name }, i) => (
              <option key={`${kind} ${slug}`} value={i}>
                {kind === 'space' ? `Espaço: ${name}` : name}
              </option>
            ))}
          </select>
        </label>
        <label className="space-y-1">
          <span className="font-semibold">O quê</span>
          <select className="select w-full" value={activity.key} onChange={(event) => setKey(event.target.value)}>
            {activities.map((one) => (
              <option key={one.key} value={one.key}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {target && (
        <ActForm
          key={`${target.kind} ${target.slug}`}
          activity={activity}
          usual={kit.usual}
          idempotency_key=""
          user_id={kit.user_id}
          about={target}
        >
          {target.kind === 'space' && <input type="hidden" name="where" value="espaco" />}
        </ActForm>
      )}
      {acts.length > 0 && (
        <>
          <h2 className="text-xl">A enviar</h2>
          <QueueList acts={acts} />
        </>
      )}
    </section>
  )
}

/** The target in the query of the requested page: by slug, or by the id on a label. */
function askedFor(search: string) {
  const wanted = new URL(new URLSearchParams(search).get('de') ?? '', location.origin)
  const [, kind, named] = /^\/cultivo\/(planta|espaco)\/([^/]+)/.exec(wanted.pathname) ?? []
  const isThing = (thing: KitThing & { kind: 'plant' | 'space' }) =>
    kind === (thing.kind === 'plant' ? 'planta' : 'espaco') && (named === thing.slug || named === String(thing.id))
  return { named, isThing, tipo: wanted.searchParams.get('tipo') }
}
