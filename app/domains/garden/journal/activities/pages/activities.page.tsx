import { useActionData } from 'react-router'
import { z } from 'zod'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import type { FormResult } from '#shared/form-result.ts'
import { Opened } from '#shared/opened.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ActivityChange, ActivityId } from '../activities.schemas.ts'
import { ActivityCard } from '../components/activity-card.tsx'
import { ActivityForm } from '../components/activity-form.tsx'
import { type MetricName, metricNames } from '../metric.kinds.ts'
import type { Route } from './+types/activities.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Suas atividades' })

export const loader = async ({ context }: Route.LoaderArgs) => apiFor(context).journal.activities.list()

const requirement = z.enum(['no', 'optional', 'required']).default('no')
const fields = {
  name: ActivityChange.shape.name,
  watering: checkbox,
  feeding: checkbox,
  requirements: z.object(
    Object.fromEntries(metricNames.map((name) => [name, requirement])) as Record<MetricName, typeof requirement>,
  ),
}
const Create = z.object(fields)
const Change = Create.extend({ ...ActivityId.shape, opened: Opened })

/** Converts the selects to API input. */
const inputOf = ({ requirements, ...rest }: z.output<typeof Create>) => ({
  ...rest,
  metrics: metricNames.flatMap((metric) => {
    const choice = requirements[metric]
    return choice === 'no' ? [] : [{ metric, required: choice === 'required' }]
  }),
})

export async function action(args: Route.ActionArgs) {
  const back = (text: string) => redirectWithToast('/cultivo/atividades', text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'archive')
    return submit(args, ActivityId, async ({ journal }, { id }) => {
      await journal.activities.archive({ id })
      return back('A atividade foi arquivada. O que você anotou com ela continua no diário.')
    })
  if (form === 'create')
    return submit(args, Create, async ({ journal }, typed) => {
      const { name } = await journal.activities.create(inputOf(typed))
      return back(`${name} está na sua lista.`)
    })
  return submit(args, Change, async ({ journal }, { id, opened, ...typed }) => {
    await journal.activities.change({ ...inputOf(typed), id, opened })
    return back('Alterações salvas.')
  })
}

export default function ActivitiesPage({ loaderData: { data } }: Route.ComponentProps) {
  const submitted = (useActionData() as FormResult | undefined)?.values?.form
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Suas atividades"
        text="Crie as atividades que faltam no site e escolha o que anotar em cada uma."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-2">
        <section aria-labelledby="lista" className="space-y-4">
          <h2 id="lista" className="text-xl">
            Na sua lista
          </h2>
          {data.length === 0 ? (
            <EmptyState
              icon="sparkles"
              text="Você ainda não criou nenhuma. Que tal um chá de composto ou uma ronda com a lupa?"
            />
          ) : (
            data.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} open={submitted === `change-${activity.id}`} />
            ))
          )}
        </section>
        <Card title="Nova atividade">
          <ActivityForm key={data.length} />
        </Card>
      </div>
    </>
  )
}
