import { plantsListed } from '#domains/base/outbox/queued-act.form.ts'
import type { QueuedAct, QueuedTarget } from '#domains/base/outbox/queued-act.kinds.ts'
import type { Activity } from '#domains/garden/journal/activities/activity.model.ts'
import { TargetFields } from '#domains/garden/journal/acts/ui.ts'
import type { Kit } from '../kit.browser.ts'
import { isSamePlace } from '../places.model.ts'

type Props = {
  act: QueuedAct
  kit: Kit
  activity: Activity
  places: QueuedTarget[]
  at: number
  target: QueuedTarget
  onChoose: (at: number) => void
}

/** The target of the act; another one when it was deleted. On a space also the selection of the plants listed there. */
export function CorrectWhere({ act, kit, activity, places, at, target, onChoose }: Props) {
  const listed = isSamePlace(target, act.target) ? plantsListed(act) : []
  const nameOf = (id: number) => kit.plants.find((plant) => plant.id === id)?.name ?? `Planta ${id}`
  return (
    <>
      <label className="block space-y-1">
        <span className="font-semibold">Onde</span>
        <select className="select w-full" value={at} onChange={(event) => onChoose(Number(event.target.value))}>
          {places.map(({ kind, slug, name }, i) => (
            <option key={`${kind} ${slug}`} value={i}>
              {kind === 'space' ? `Espaço: ${name}` : name}
            </option>
          ))}
        </select>
      </label>
      {(target.kind === 'space' || target.kind === 'plants') &&
        (listed.length > 0 ? (
          <TargetFields activity={activity} plants={listed.map((id) => ({ id, name: nameOf(id) }))} />
        ) : (
          <input type="hidden" name="where" value="espaco" />
        ))}
    </>
  )
}
