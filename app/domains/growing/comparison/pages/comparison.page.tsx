import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { Chip } from '#ui/components/badge.tsx'
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
import type { Route } from './+types/comparison.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Comparar cultivos', noindex: true })

/** All state is in the address: what was chosen can be passed on. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const query = url.searchParams
  const slugs = [...new Set((query.get('plantas') ?? '').split(',').filter(Boolean))].slice(0, MOST_RUNS)
  const align = alignments.find((one) => one === query.get('alinhar')) ?? 'inicio'
  const search = query.get('search')?.slice(0, 100) ?? ''
  const own = search ? { search } : { user: viewerOf(context).nickname }
  const [comparison, one, list] = await Promise.all([
    slugs.length >= 2 ? api.comparison.show({ plants: slugs.join(','), align }) : null,
    slugs.length === 1 ? api.garden.plants.show({ id_or_slug: slugs[0] ?? '' }) : null,
    slugs.length < MOST_RUNS ? api.garden.plants.list({ ...own, per_page: 12 }) : null,
  ])
  const known = comparison?.runs ?? (one ? [one] : [])
  const pick = ({ slug, name, user }: { slug: string; name: string; user: { nickname: string } }) => ({
    ...{ slug, name, nickname: user.nickname },
  })
  return {
    ...{ comparison, align, picked: known.map(pick) },
    found: (list?.data ?? []).filter(({ slug }) => !slugs.includes(slug)).map(pick),
  }
}

const addressOf = (slugs: string[], align: Alignment) =>
  `/cultivo/comparar?${new URLSearchParams({ ...(slugs.length && { plantas: slugs.join(',') }), ...(align !== 'inicio' && { alinhar: align }) })}`

export default function ComparisonPage({ loaderData: { comparison, align, picked, found } }: Route.ComponentProps) {
  const slugs = picked.map(({ slug }) => slug)
  const picker = <RunPicker picked={picked} found={found} addressOf={(chosen) => addressOf(chosen, align)} />
  return (
    <>
      <CultivationTabs />
      <PageHeader title="Comparar cultivos" text="O que foi diferente entre um cultivo e outro, alinhados pelo dia." />
      {!comparison ? (
        picker
      ) : (
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
          <Scrub key={`${slugs.join()} ${align}`} days={comparison.days}>
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
          {picker}
        </div>
      )}
    </>
  )
}
