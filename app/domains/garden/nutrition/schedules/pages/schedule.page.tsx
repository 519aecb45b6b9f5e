import { formatNumber, formatTyped } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { access, notFound } from '#web/guard.server.ts'
import { portionWords } from '../../recipes/recipe.words.ts'
import { tankOf } from '../../recipes/tank.model.ts'
import { scheduleNamed, weekTitle } from '../schedule.kinds.ts'
import { dosesOfWeek } from '../schedule.model.ts'
import type { Route } from './+types/schedule.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.schedule.name ?? 'Tabela',
}))

/** `litros` and `forca` (%): the tank, and how strong. */
export function loader({ params, url }: Route.LoaderArgs) {
  const schedule = scheduleNamed(params.slug)
  if (!schedule) throw notFound()
  const litres = tankOf(url.searchParams.get('litros'))
  const percent = tankOf(url.searchParams.get('forca'), { usual: 100, most: 200 })
  const weeks = schedule.weeks.map((week, at) => ({
    at: at + 1,
    title: weekTitle(week),
    ec: week.ec,
    doses: dosesOfWeek(week, percent.value / 100),
  }))
  const { slug, name, about, unit } = schedule
  return { schedule: { slug, name, about, unit }, weeks, litres, percent }
}

export default function SchedulePage({ loaderData: { schedule, weeks, litres, percent } }: Route.ComponentProps) {
  const errors = {
    ...(litres.error && { litros: [litres.error] }),
    ...(percent.error && { forca: [percent.error] }),
  }
  return (
    <>
      <PageHeader
        title={schedule.name}
        text={schedule.about}
        crumbs={[{ to: '/cultivo/nutrientes', label: 'Nutrientes' }]}
      />
      <div className="space-y-6">
        <Notice title="Um exemplo, de nenhuma marca">
          As faixas de EC são as do projeto OpenGrowBox; as doses são números redondos. O rótulo do que você usa vale
          mais.
        </Notice>
        <Form method="get" result={{ errors, values: { litros: litres.typed, forca: percent.typed } }}>
          <div className="flex flex-wrap items-end gap-3">
            <NumberField name="litros" label="Tanque" unit="L" className="w-32" />
            <NumberField name="forca" label="Força" unit="%" className="w-32" />
            <SubmitButton tone="quiet">Calcular</SubmitButton>
          </div>
        </Form>
        <ul className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
          {weeks.map(({ at, title, ec, doses }) => (
            <li key={at}>
              <Card title={title} className="h-full">
                <div className="space-y-3">
                  <ol className="space-y-1.5">
                    {doses.map(({ part, label, amount }) => (
                      <li key={part} className="flex justify-between gap-3">
                        <span>{label}</span>
                        <span className="figures text-right">
                          <span className="font-semibold">
                            {portionWords({ amount, unit: `${schedule.unit}/L` as const }, litres.value)}
                          </span>
                          <span className="block text-sm text-muted">{formatTyped(amount, `${schedule.unit}/L`)}</span>
                        </span>
                      </li>
                    ))}
                  </ol>
                  <p className="text-sm text-muted">
                    EC de {formatNumber(ec[0])} a {formatNumber(ec[1])} mS/cm
                  </p>
                  <LinkButton
                    to={`/cultivo/nutrientes/receita?tabela=${schedule.slug}&semana=${at}`}
                    size="sm"
                    icon="copy"
                  >
                    Fazer receita
                  </LinkButton>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
