import { redirect } from 'react-router'
import { z } from 'zod'
import { isAfterHarvest } from '#domains/garden/garden/spaces/space.kinds.ts'
import { goneWords } from '#domains/garden/journal/updates/update-gone.words.ts'
import { TasksEnd } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import { dayKey, formatLongDay } from '#shared/dates.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NextSteps } from '../components/next-steps.tsx'
import { TasksToEnd } from '../components/tasks-to-end.tsx'
import { grownDays } from '../grown-days.model.ts'
import type { Route } from './+types/plant-harvested.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.plant.name ?? 'Planta'} colhida`,
}))

/** The page of the day of the harvest, for the grower; everybody else sees the harvest itself. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { garden, agenda, journal } = apiFor(context)
  const plant = await garden.plants.show({ id_or_slug: params.slug })
  if (!plant.can.see_privacy || plant.status !== 'colhida') throw redirect(`/cultivo/planta/${plant.slug}/colheita`)
  const [tasks, spaces, harvests] = await Promise.all([
    agenda.tasks.ofPlants({ plant_ids: [plant.id] }),
    garden.spaces.list({ user: plant.user.nickname, per_page: 100 }),
    journal.updates.list({ id_or_slug: params.slug, kind: 'colheita', per_page: 1 }),
  ])
  const after = spaces.data.filter(({ kind }) => isAfterHarvest(kind))
  return {
    plant,
    tasks: tasks.data,
    harvest: harvests.data[0] ?? null,
    others: harvests.total - 1,
    grown: grownDays(plant, plant.ended_on ?? dayKey(context.get(requestContext).now())),
    dryingSpaces: after.map(({ name }) => ({ name })),
    drying: after.some(({ id }) => id === plant.space?.id),
  }
}

const Undo = z.object({ form: z.literal('undo'), update_id: rowId })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  if ((await formOf(args.request)).get('form') === 'undo')
    return submit(args, Undo, async ({ journal, garden }, { update_id }) => {
      await journal.updates.remove({ id_or_slug, update_id })
      const { name, slug, plant_cycle } = await garden.plants.show({ id_or_slug })
      return redirectWithToast(
        `/cultivo/planta/${slug}`,
        `A colheita foi desfeita: ${name} está em ${plant_cycle.name}.`,
      )
    })
  return submit(args, TasksEnd, async ({ agenda }, input) => {
    const { count } = await agenda.tasks.end(input)
    const text = count === 1 ? 'Uma tarefa fechada.' : `${count} tarefas fechadas.`
    return redirectWithToast(`/cultivo/planta/${id_or_slug}/colhida`, text)
  })
}

export default function PlantHarvestedPage({ loaderData }: Route.ComponentProps) {
  const { plant, harvest, others, tasks, grown, drying, dryingSpaces } = loaderData
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeader
        title={`Você colheu ${plant.name}`}
        text={plant.ended_on && formatLongDay(plant.ended_on)}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
        action={
          <LinkButton to={`/cultivo/planta/${plant.slug}/colheita`} tone="primary" icon="wheat">
            Ver a colheita
          </LinkButton>
        }
        more={
          harvest && (
            <ConfirmButton
              label="Desfazer"
              send={{ form: 'undo', update_id: String(harvest.id) }}
              title="Desfazer a colheita?"
              confirm="Desfazer"
              tone="plain"
              icon="undo-2"
            >
              {others > 0
                ? `Sai só este registro. ${plant.name} continua colhida: há ${others === 1 ? 'outra colheita anotada' : `outras ${others} colheitas anotadas`}.`
                : goneWords(harvest, plant).text}
            </ConfirmButton>
          )
        }
      />
      <Stats>
        <Stat
          icon="scale"
          label="Peso úmido"
          value={
            plant.wet_g === null ? (
              <span className="text-lg text-muted">não pesado</span>
            ) : (
              formatTyped(plant.wet_g, 'g')
            )
          }
        />
        <Stat
          icon="sprout"
          label="Idade"
          value={plural(grown.days, 'dia', 'dias')}
          hint={grown.since === 'germinacao' ? 'desde a germinação' : 'desde o começo'}
        />
        {grown.flower !== null && (
          <Stat icon="flower" label="Floração" value={plural(grown.flower, 'dia', 'dias')} hint="até o corte" />
        )}
      </Stats>
      <NextSteps plant={plant} harvest_id={harvest?.id ?? null} drying={drying} dryingSpaces={dryingSpaces} />
      {tasks.length > 0 && (
        <Card>
          <Form name="end">
            <TasksToEnd tasks={tasks} name="task_ids" />
            <FormActions>
              <SubmitButton sending="Fechando…">Fechar as marcadas</SubmitButton>
            </FormActions>
          </Form>
        </Card>
      )}
    </div>
  )
}
