import { redirect } from 'react-router'
import { z } from 'zod'
import { SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import { type ActivityGroup, activityGroups } from '#domains/garden/journal/activities/activity.kinds.ts'
import { dayKey, formatDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { deferred } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ClimateFilter } from '../climate.schemas.ts'
import { ClimateCharts } from '../components/climate-charts.tsx'
import { ClimateMarks } from '../components/climate-marks.tsx'
import { ClimateTable } from '../components/climate-table.tsx'
import { SilentRobot } from '../components/silent-robot.tsx'
import { neighbours } from '../span-window.model.ts'
import { type Span, spanNames, spans } from '../spans.kinds.ts'
import type { Route } from './+types/space-climate.page'

export const middleware = [access('public')]

// Formulas and light stand below the charts, which are what one comes for.
const DailyLight = deferred(async () => (await import('../components/daily-light.tsx')).DailyLight)
const VpdHow = deferred(async () => (await import('../components/vpd-how.tsx')).VpdHow)

type Shown = { space: { name: string }; climate: { span: Span }; query: { marcas?: ActivityGroup } }

/** 'Clima · Varanda, mês, marcas de rega e nutrição'. */
const titleOf = ({ space, climate, query: { marcas } }: Shown) =>
  [
    `Clima · ${space.name}`,
    spans[climate.span].label.toLowerCase(),
    marcas && `marcas de ${activityGroups[marcas].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(', ')

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? titleOf(loaderData) : 'Clima de um espaço',
  noindex: loaderData?.space.private,
}))

/** An invalid span or day falls back to the current week. */
const Query = z.object({
  periodo: z.enum(spanNames).catch('semana'),
  ate: z.iso.date().optional().catch(undefined),
  marcas: ClimateFilter.shape.marks.catch(undefined),
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const {
    garden: { spaces },
    climate,
  } = apiFor(context)
  const { periodo, ate, marcas } = filterOf(request, Query)
  const today = dayKey(context.get(requestContext).now())
  if (ate && ate > today) throw redirect(addressOf(params.slug, { periodo, marcas }))
  const [space, read] = await Promise.all([
    spaces.show({ slug: params.slug }),
    climate.read({ slug: params.slug, span: periodo, until: ate, marks: marcas }),
  ])
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  return { space, climate: read, query: { periodo, ate, marcas }, ...neighbours(periodo, ate ?? today, today) }
}

type ClimateQuery = { periodo: Span; ate?: string | null; marcas?: ActivityGroup }

const addressOf = (slug: string, { periodo, ate, marcas }: ClimateQuery) =>
  `/cultivo/espaco/${slug}/clima?periodo=${periodo}${ate ? `&ate=${ate}` : ''}${marcas ? `&marcas=${marcas}` : ''}`

export default function SpaceClimatePage({ loaderData }: Route.ComponentProps) {
  const { space, climate, query, previous, next } = loaderData
  const to = (change: Partial<ClimateQuery>) => addressOf(space.slug, { ...query, ...change })
  const lastDay = new Date(new Date(climate.to).getTime() - 1)
  return (
    <>
      <SpaceHead space={space} page="Clima" />
      {climate.last_known?.robot && (
        <div className="mb-5">
          <SilentRobot robot={climate.last_known.robot} />
        </div>
      )}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ChipRow label="Período">
          {spanNames.map((span) => (
            <Chip key={span} to={to({ periodo: span, ate: null })} active={span === climate.span}>
              {spans[span].label}
            </Chip>
          ))}
        </ChipRow>
        <p className="flex items-center gap-1">
          <LinkButton to={to({ ate: previous })} tone="plain" icon="arrow-left" iconOnly>
            Período anterior
          </LinkButton>
          <span className="figures text-sm">
            {climate.span === 'dia' ? formatDay(climate.from) : `${formatDay(climate.from)} a ${formatDay(lastDay)}`}
          </span>
          {next && (
            <LinkButton to={to({ ate: next })} tone="plain" icon="arrow-right" iconOnly>
              Próximo período
            </LinkButton>
          )}
        </p>
      </div>
      {climate.points.length === 0 ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text="Ainda não há leituras neste período."
          action={
            space.can.update && (
              <LinkButton to={`/cultivo/espaco/${space.slug}/atualizacoes?tipo=medicao`} tone="primary">
                Registrar leitura
              </LinkButton>
            )
          }
        />
      ) : (
        <div className="space-y-4">
          <ClimateCharts key={String(climate.from)} climate={climate} />
          {climate.sources?.robot && (
            <p className="text-sm text-muted">
              {climate.sources.noted
                ? 'As leituras são do robô e as que você anotou, juntas.'
                : 'As leituras são do robô que fica neste espaço.'}
            </p>
          )}
          {climate.plan && (
            <p className="text-sm text-muted">
              As faixas seguem as etapas do plano{' '}
              <Link to={`/cultivo/plano/${climate.plan.slug}`} className="link reach">
                {climate.plan.name}
              </Link>
              .
            </p>
          )}
          <p className="text-sm text-muted">
            No VPD, a folha está {formatTyped(climate.leaf_offset.value, '°C')} em relação ao ar
            {climate.leaf_offset.estimated ? ' (estimado)' : ''}. Onde a folha foi medida, vale a medida.
          </p>
          <ClimateMarks marks={climate.marks} shown={query.marcas} addressOf={(marcas) => to({ marcas })} />
          <ClimateTable climate={climate} />
          <VpdHow />
          {climate.daily_light && <DailyLight light={climate.daily_light} />}
        </div>
      )}
    </>
  )
}
