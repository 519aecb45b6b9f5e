import { formatCount, formatPercent } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { sourceWords } from '../../reads/read-source.kinds.ts'
import { WorkState } from '../components/work-state.tsx'
import type { Route } from './+types/writer-dashboard.page'

export const middleware = [access('writer')]
export const meta = pageMeta({ title: 'Painel de quem escreve' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).blog.works.desk()

export default function WriterDashboardPage({
  loaderData: { counts, reading, going_on, most_read },
}: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader
        title="Dashboard"
        text="O que você escreve, e como é lido. Contamos leituras, nunca leitores."
        action={
          <LinkButton to="/escritor/dashboard/postagens/nova" tone="primary" icon="plus">
            Nova postagem
          </LinkButton>
        }
      />
      <Stats>
        <Stat label="No ar" value={formatCount(counts.published)} icon="newspaper" />
        <Stat label="Rascunhos" value={formatCount(counts.drafts)} icon="notebook-pen" />
        <Stat label="Em revisão" value={formatCount(counts.waiting)} icon="hourglass" />
        <Stat label="Visitas" value={formatCount(counts.views)} icon="eye" />
        <Stat label="Salves" value={formatCount(counts.saves)} icon="heart" />
        <Stat label="Comentários" value={formatCount(counts.comments)} icon="message-circle" />
      </Stats>
      {reading.reads > 0 && (
        <Card title="Leituras em 30 dias">
          <p>
            <span className="figures font-semibold">{formatCount(reading.reads)}</span>, e em{' '}
            <span className="figures font-semibold">{formatPercent(reading.ends / reading.reads)}</span> delas até o
            fim.
          </p>
          <dl className="mt-3 max-w-md divide-y divide-base-300">
            {reading.sources.map(({ source, reads }) => (
              <div key={source} className="flex justify-between gap-4 py-2">
                <dt>{sourceWords[source]}</dt>
                <dd className="figures text-muted">{formatCount(reads)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Card title="Em andamento">
        {going_on.length ? (
          <ul className="divide-y divide-base-300">
            {going_on.map((work) => (
              <li key={work.id} className="space-y-1.5 py-3">
                <Link
                  to={`/escritor/dashboard/postagens/${work.id}`}
                  className="link reach link-hover font-semibold break-words"
                >
                  {work.title || 'Sem título'}
                </Link>
                <WorkState work={work} />
                {work.returned_why && <p className="text-[0.9375rem]">“{work.returned_why}”</p>}
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="notebook-pen" text="Nada em andamento. Que tal contar o que você aprendeu esta semana?" />
        )}
      </Card>
      {most_read.length > 0 && (
        <Card title="Mais lidas">
          <ol className="divide-y divide-base-300">
            {most_read.map((work) => (
              <li key={work.id} className="flex items-baseline justify-between gap-4 py-3">
                <Link to={`/blog/${work.slug}`} className="link reach link-hover font-semibold break-words">
                  {work.title}
                </Link>
                <span className="figures shrink-0 text-muted">{formatCount(work.views_count)} visitas</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}
