import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import type { DueTask, DueGroup as Group } from '../today.schemas.ts'
import { taskKey, useKeptTasks } from '../use-kept-in-place.ts'
import { DoAll } from './do-all.tsx'
import { DueLine } from './due-line.tsx'

/** Due tasks of one place, with one button for many: all of an activity, or all of the place. */
export function DueGroup({ group, back }: { group: Group; back: string }) {
  const { place } = group
  const tasks = useKeptTasks(group.tasks)
  return (
    <Card
      title={<Place place={place} />}
      actions={
        <Bulk
          tasks={tasks.flatMap(({ item, gone }) => (gone ? [] : item))}
          isAllDone={tasks.every(({ gone }) => gone)}
        />
      }
    >
      <ul className="-my-3.5 divide-y max-sm:mt-0 divide-base-300 wrap-anywhere">
        {tasks.map(({ item, gone }) => (
          <DueLine key={taskKey(item)} task={item} gone={gone} back={back} place={place?.name} />
        ))}
      </ul>
    </Card>
  )
}

function Place({ place }: { place: Group['place'] }) {
  if (!place) return 'Sem espaço'
  return (
    <Link to={thingAddress(place)} className="inline-flex items-center gap-2 wrap-anywhere hover:underline">
      <Icon name={place.type === 'plan' ? 'clipboard-list' : 'tent'} size={20} className="text-primary" />
      {place.name}
    </Link>
  )
}

/** Only tasks that need no input: without values or with last values to repeat, and no look elsewhere. */
function Bulk({ tasks, isAllDone }: { tasks: DueTask[]; isAllDone: boolean }) {
  const ready = tasks.filter(({ asks, last, opens }) => !opens && (!asks || last))
  const byKind = [...Map.groupBy(ready, ({ kind, title }) => kind ?? title)].filter(([, same]) => same.length > 1)
  const offers = byKind.filter(([, same]) => same.length < ready.length)
  // As tall as the button that stood here.
  if (isAllDone) return <p className="flex min-h-11 items-center text-muted">Tudo feito</p>
  if (ready.length < 2) return null
  return (
    <>
      {offers.map(([key, same]) => (
        <DoAll
          key={key}
          tasks={same.map(dateOf)}
          words={`${activityOf(same[0]?.kind ?? 'nota')?.label ?? same[0]?.title}: marcar as ${same.length}`}
        />
      ))}
      <DoAll tasks={ready.map(dateOf)} words={`Marcar as ${ready.length} como feitas`} includes={careIn(ready)} />
    </>
  )
}

/** '(inclui 1 rega e 2 adubações)': what the one tap writes of water and food. */
function careIn(tasks: DueTask[]): string {
  const acts = tasks.flatMap(({ kind }) => (kind && activityOf(kind)) || [])
  const waterings = acts.filter(({ watering }) => watering).length
  const feedings = acts.filter(({ watering, feeding }) => feeding && !watering).length
  const said = [
    waterings > 0 && plural(waterings, 'rega', 'regas'),
    feedings > 0 && plural(feedings, 'adubação', 'adubações'),
  ].filter(Boolean)
  return said.length ? `(inclui ${said.join(' e ')})` : ''
}

const dateOf = ({ task_id, planned_at }: DueTask) => ({ task_id, planned_at: new Date(planned_at).toISOString() })
