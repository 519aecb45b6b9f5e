import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import { plural } from '#shared/numbers.ts'
import { ReorderList } from '#ui/admin/reorder-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import type { ModeCard } from '../modes.schemas.ts'

type Props = { modes: ModeCard[]; area: RobotArea; searched: boolean }

/** The ready modes, by model, in the order in which growers see them. */
export function ModeList({ modes, area: { base, manages }, searched }: Props) {
  const here = `${base}/modos`
  const models = [...new Map(modes.map(({ model }) => [model.id, model])).values()]
  const create = manages && (
    <LinkButton to={`${here}/novo`} tone="primary" icon="plus">
      Novo modo
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Modos dos robôs"
        text="O que cada modelo sabe fazer sozinho, na ordem em que quem cultiva escolhe."
        action={create}
      />
      <div className="space-y-6">
        <SearchForm label="Buscar modo" placeholder="Buscar modo" />
        {models.length === 0 && (
          <EmptyState
            icon="sliders-horizontal"
            text={searched ? 'Nenhum modo com esse nome.' : 'Nenhum modo pronto ainda.'}
            action={create}
          />
        )}
        {models.map((model) => {
          const its = modes.filter((mode) => mode.model.id === model.id)
          return (
            <Card key={model.id} title={model.name}>
              {manages && !searched ? (
                <ReorderList
                  label={`Modos de ${model.name}`}
                  items={its}
                  keyOf={({ id }) => id}
                  nameOf={({ name }) => name}
                >
                  {(mode) => <ModeLine mode={mode} here={here} brief />}
                </ReorderList>
              ) : (
                <ul className="divide-y divide-base-300">
                  {its.map((mode) => (
                    <li key={mode.id} className="py-3">
                      <ModeLine mode={mode} here={here} />
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          )
        })}
      </div>
    </>
  )
}

/** Beside the buttons that move it there is no room for what it is for. */
const ModeLine = ({ mode, here, brief }: { mode: ModeCard; here: string; brief?: boolean }) => (
  <div className="space-y-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link to={`${here}/${mode.id}`} className="link inline-flex min-h-11 items-center font-semibold">
        {mode.name}
      </Link>
      <Badge>versão {mode.version}</Badge>
      <span className="text-sm text-muted">{plural(mode.blocks_count, 'bloco', 'blocos')}</span>
    </p>
    {!brief && mode.description && <p className="text-sm text-muted">{mode.description}</p>}
  </div>
)
