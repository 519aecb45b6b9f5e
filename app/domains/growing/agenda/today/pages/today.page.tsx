import { z } from 'zod'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { OpenAlertLines } from '#domains/robots/device-alerts/ui.ts'
import { formatLongDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Sure } from '#shared/sure.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { undoOf } from '../../tasks/pages/undo-of.server.ts'
import { TasksDone } from '../../tasks/tasks.schemas.ts'
import { AskedToday } from '../components/asked-today.tsx'
import { DoneToday } from '../components/done-today.tsx'
import { DueGroup } from '../components/due-group.tsx'
import { HeldPlants } from '../components/held-plants.tsx'
import { NothingToday } from '../components/nothing-today.tsx'
import { RefusedTasks } from '../components/refused-tasks.tsx'
import { StageChanges } from '../components/stage-changes.tsx'
import { countDue } from '../count-due.model.ts'
import { useKeptGroups } from '../use-kept-in-place.ts'
import type { Route } from './+types/today.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Hoje' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).agenda.today.show()

const StageChange = z.object({ plant: z.string(), plant_cycle_id: z.number().int(), sure: Sure.optional() })

/** 'Marcar as 7 como feitas', or moving a plant to the cycle that its plan expects. */
export async function action(args: Route.ActionArgs) {
  return (await formOf(args.request)).get('intent') === 'many' ? doMany(args) : changeStage(args)
}

const doMany = (args: Route.ActionArgs) =>
  submit(args, TasksDone, async ({ agenda }, input) => {
    const { done, act_ids, asking } = await agenda.tasks.doMany(input)
    const kind = asking.length ? 'info' : 'success'
    return redirectWithToast('/cultivo', manyWords(done.length, asking.length), kind, undoOf(act_ids, '/cultivo'))
  })

function manyWords(done: number, asking: number) {
  const words = done === 1 ? '1 tarefa feita' : `${done} tarefas feitas`
  if (!asking) return `${words}!`
  return `${words}; ${asking === 1 ? '1 pede' : `${asking} pedem`} que você anote os valores.`
}

const changeStage = (args: Route.ActionArgs) =>
  submit(args, StageChange, async ({ agenda, garden }, { plant: id_or_slug, ...change }) => {
    const { today: on } = await agenda.today.show()
    const plant = await garden.plants.changeCycle({ ...change, id_or_slug, on })
    const text = `${plant.name} está em ${plant.plant_cycle.name}.`
    return redirectWithToast('/cultivo', text)
  })

const back = '/cultivo'

export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { today, groups, stages, alerts, asks, holds, done } = loaderData
  const shown = useKeptGroups(groups)
  const quiet = !shown.length && !stages.length && !alerts.length && !asks.length
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Hoje"
        text={`${capital(formatLongDay(today))}${groups.length ? `. ${countWords(groups)}.` : ''}`}
        action={
          <LinkButton to="/cultivo/agenda/nova" icon="plus">
            Nova tarefa
          </LinkButton>
        }
      />
      {actionData && <RefusedTasks {...actionData} />}
      {/* CSS columns balance by height: a long place does not push short ones down. */}
      <div className="gap-5 *:mb-5 *:break-inside-avoid wrap-anywhere desk:columns-2">
        {alerts.length > 0 && (
          <Card title="Avisos dos robôs">
            <ul className="-my-3 divide-y divide-base-300">
              <OpenAlertLines alerts={alerts} />
            </ul>
          </Card>
        )}
        {shown.map((group) => (
          <DueGroup key={group.key} group={group} back={back} />
        ))}
        {stages.length > 0 && <StageChanges stages={stages} today={today} />}
        {holds.length > 0 && <HeldPlants holds={holds} />}
        {asks.length > 0 && <AskedToday asks={asks} />}
        {done.length > 0 && !quiet && <DoneToday done={done} back={back} />}
      </div>
      {quiet && <NothingToday {...loaderData} />}
      {done.length > 0 && quiet && (
        <div className="mt-8">
          <DoneToday done={done} back={back} />
        </div>
      )}
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function countWords(groups: Route.ComponentProps['loaderData']['groups']) {
  const { due, late } = countDue({ groups })
  const total = plural(due.length, 'tarefa', 'tarefas')
  const words = late.length ? `${total}, ${plural(late.length, 'atrasada', 'atrasadas')}` : total
  // Non-breaking spaces keep it on one line.
  return words.replaceAll(' ', '\u00a0')
}
