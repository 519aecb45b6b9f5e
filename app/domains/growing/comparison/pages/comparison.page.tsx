import { redirect } from 'react-router'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { DifferenceWords } from '../components/difference-words.tsx'
import { FigureTable } from '../components/figure-table.tsx'
import { RunChart } from '../components/run-chart.tsx'
import { RunPhotos } from '../components/run-photos.tsx'
import { RunPicker } from '../components/run-picker.tsx'
import { Scrub } from '../components/scrub.tsx'
import { type Alignment, alignments, MOST_RUNS, seriesNames } from '../runs/comparison.kinds.ts'
import { alignmentWords } from '../runs/comparison.words.ts'
import { dayToOpen } from '../runs/day-to-open.model.ts'
import { runChoice } from '../runs/run-choice.view.ts'
import type { Route } from './+types/comparison.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Comparar cultivos', noindex: true })

const PER_PAGE = 50

/** All state is in the address: what was chosen can be passed on. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const query = url.searchParams
  const slugs = [...new Set([...(query.get('plantas') ?? '').split(','), ...query.getAll('planta')].filter(Boolean))]
  const align = alignments.find((one) => one === query.get('alinhar')) ?? 'inicio'
  const fits = slugs.length >= 2 && slugs.length <= MOST_RUNS
  if (fits && !query.has('escolher')) {
    if (query.has('planta')) throw redirect(addressOf(slugs, align))
    return { align, comparison: await api.comparison.show({ plants: slugs.join(','), align }), choosing: null }
  }
  const { nickname } = viewerOf(context)
  const search = query.get('search')?.slice(0, 100) ?? ''
  const { data } = await api.garden.plants.list({ ...(search ? { search } : { user: nickname }), per_page: PER_PAGE })
  // What is ticked and not found stands first; what was found stays where it is.
  const missing = slugs.filter((slug) => !data.some((found) => found.slug === slug)).slice(0, PER_PAGE)
  const { data: kept } = missing.length
    ? await api.garden.plants.list({ slugs: missing.join(','), per_page: PER_PAGE })
    : { data: [] }
  const choices = [...missing.flatMap((slug) => kept.find((found) => found.slug === slug) ?? []), ...data].map(
    (plant) => runChoice(plant, { nickname, picked: slugs }),
  )
  const asked = (query.has('search') || slugs.length > 1) && !query.has('escolher')
  return {
    ...{ align, comparison: null },
    choosing: { choices, search, error: asked ? `Escolha de 2 a ${MOST_RUNS} cultivos.` : undefined },
  }
}

const addressOf = (slugs: string[], align: Alignment, choosing?: 'escolher') =>
  `/cultivo/comparar?${new URLSearchParams({ plantas: slugs.join(','), ...(align !== 'inicio' && { alinhar: align }), ...(choosing && { escolher: 'sim' }) })}`

export default function ComparisonPage({ loaderData: { comparison, align, choosing } }: Route.ComponentProps) {
  const slugs = comparison?.runs.map(({ slug }) => slug) ?? []
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Comparar cultivos"
        text="O que foi diferente entre um cultivo e outro, alinhados pelo dia."
        more={
          comparison && (
            <LinkButton to={addressOf(slugs, align, 'escolher')} icon="git-compare-arrows">
              Trocar os cultivos
            </LinkButton>
          )
        }
      />
      {choosing && <RunPicker {...choosing} align={align} />}
      {comparison && (
        <div className="space-y-6">
          <DifferenceWords of={comparison} />
          <ChipRow label="Alinhar pelo dia">
            {alignments.map((one) => (
              <Chip key={one} to={addressOf(slugs, one)} active={one === align}>
                {alignmentWords[one]}
              </Chip>
            ))}
          </ChipRow>
          {comparison.runs
            .filter(({ from }) => from === null)
            .map(({ slug, name }) => (
              <Notice key={slug}>{name} não passou por esta fase, e fica sem linha nos gráficos.</Notice>
            ))}
          <Scrub key={`${slugs.join()} ${align}`} days={comparison.days} start={dayToOpen(comparison.runs)}>
            {(day, scrub) => (
              <>
                <RunPhotos runs={comparison.runs} day={day} />
                <div className="grid gap-4 lg:grid-cols-2">
                  {seriesNames.map((name) => (
                    <RunChart
                      key={name}
                      name={name}
                      runs={comparison.runs}
                      days={comparison.days}
                      day={day}
                      onScrub={scrub}
                    />
                  ))}
                </div>
              </>
            )}
          </Scrub>
          <FigureTable runs={comparison.runs} />
          <p className="text-sm text-muted">
            VPD na faixa: de cada dia com leitura, se a média ficou na faixa da fase ({comparison.band_from}).{' '}
            {comparison.open
              ? 'Todas são públicas: quem tem conta abre este link.'
              : 'Uma delas é privada: só quem a vê abre este link.'}
          </p>
        </div>
      )}
    </>
  )
}
