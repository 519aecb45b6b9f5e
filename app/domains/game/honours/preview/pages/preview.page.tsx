import { formatDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { RulePreview } from '../preview.schemas.ts'
import type { Route } from './+types/preview.page'

export const middleware = [access('can:game.manage')]
export const meta = pageMeta({ title: 'Prévia das regras', noindex: true })

export const loader = async ({ context }: Route.LoaderArgs) => apiFor(context).honours.preview()

const lists: { list: RulePreview['list']; title: string }[] = [
  { list: 'action-types', title: 'Tipos de ação' },
  { list: 'badges', title: 'Emblemas por regra' },
  { list: 'missoes', title: 'Missões' },
]

export default function PreviewPage({ loaderData: { since, data, points } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Prévia das regras"
        text={`Quem as regras de agora teriam premiado desde ${formatDay(since)}, e quanto custaria: ${plural(points, 'ponto', 'pontos')}. Nada é dado aqui.`}
      />
      {lists.map(({ list, title }) => (
        <Card key={list} title={title}>
          <ul className="divide-y divide-base-300">
            {data
              .filter((rule) => rule.list === list)
              .map((rule) => (
                <Rule key={rule.id} rule={rule} />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

const Rule = ({ rule: { list, id, name, sentence, people, times, points, nicknames } }: { rule: RulePreview }) => (
  <li className="space-y-1 py-3.5">
    <p>
      <Link to={`/admin/gameficacao/${list}/${id}`} className="link font-semibold">
        {name}
      </Link>
    </p>
    <p className="text-muted">{sentence}</p>
    <p>
      {people ? (
        <>
          {plural(people, 'pessoa', 'pessoas')}
          {list === 'action-types' && `, ${plural(times, 'vez', 'vezes')}`}
          {points > 0 && `: ${formatNumber(points)} pontos`}
        </>
      ) : (
        'Ninguém'
      )}
      {nicknames.length > 0 && (
        <span className="block text-sm break-words text-muted">
          {nicknames.join(', ')}
          {people > nicknames.length && ` e mais ${people - nicknames.length}`}
        </span>
      )}
    </p>
  </li>
)
