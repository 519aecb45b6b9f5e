import { randomUUID } from 'node:crypto'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { CultivationTabs } from '../../components/cultivation-tabs.tsx'
import { placeOf } from '../../spaces/equipment-places.kinds.ts'
import { StuffForm } from '../components/stuff-form.tsx'
import { StuffList } from '../components/stuff-list.tsx'
import { TypeChips } from '../components/type-chips.tsx'
import { TypePicker } from '../components/type-picker.tsx'
import { stuffTypes } from '../stuff.kinds.ts'
import { StuffFilter } from '../stuffs.schemas.ts'
import type { Route } from './+types/my-stuffs.page'
import { stuffForms } from './stuff-input.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.adding ? titleOfNew(loaderData.adding.stuff_type_id) : 'Meus equipamentos',
}))

function titleOfNew(stuff_type_id: number | null) {
  const type = stuffTypes.find(({ id }) => id === stuff_type_id)
  return type ? `Novo equipamento: ${type.name.toLowerCase()}` : 'Novo equipamento'
}

/**
 * The list; with `novo` the type picker, with `novo=lampada` the form of that type; with `espaco` it is put there.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const wished = url.searchParams.get('novo')
  const space = url.searchParams.get('espaco')
  const fresh = stuffTypes.find(({ slug }) => slug === wished)?.id
  const { stuffs } = apiFor(context).garden
  const [list, counts] = await Promise.all([
    stuffs.list({ ...filterOf(request, StuffFilter.omit({ user: true })) }),
    stuffs.counts(),
  ])
  const adding =
    wished === null
      ? null
      : {
          stuff_type_id: fresh ?? null,
          open: (await stuffs.openTypes()).data.filter((id) => !space || placeOf(id)),
          space,
          idempotency_key: randomUUID() as string,
        }
  return { stuffs: list, counts: counts.data, adding }
}

export async function action(args: Route.ActionArgs) {
  const { create } = await stuffForms(args.request)
  return submit(args, create, async (api, input) => {
    const stuff = await api.garden.stuffs.create(input)
    const place = placeOf(stuff.stuff_type_id)
    const slug = args.url.searchParams.get('espaco')
    if (slug && place) {
      const space = await api.garden.spaces.show({ slug })
      await api.garden.spaces[place]({ space_id: space.id, stuff_id: stuff.id })
      return redirectWithToast(`/cultivo/espaco/${slug}`, `${stuff.name} está em ${space.name}.`)
    }
    return redirectWithToast(`/cultivo/item/${stuff.slug}`, `${stuff.name} entrou nos seus equipamentos.`)
  })
}

export default function MyStuffsPage({ loaderData: { stuffs, counts, adding } }: Route.ComponentProps) {
  if (adding) return <NewStuff {...adding} />
  const pieces = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Meus equipamentos"
        text={
          pieces ? plural(pieces, 'peça no total', 'peças no total') : 'Luz, vasos, adubos e tudo o mais que você usa.'
        }
        action={
          <LinkButton to="/cultivo/itens?novo=" tone="primary" icon="plus">
            Novo equipamento
          </LinkButton>
        }
      />
      {counts.length > 1 && (
        <div className="mb-6">
          <TypeChips counts={counts} />
        </div>
      )}
      <StuffList
        own
        stuffs={stuffs}
        empty={
          counts.length ? (
            <NothingFound text="Nenhum equipamento combina com esse filtro." all="/cultivo/itens" />
          ) : (
            <NoStuffs />
          )
        }
      />
    </>
  )
}

type New = { stuff_type_id: number | null; open: number[]; space: string | null; idempotency_key: string }

function NewStuff({ stuff_type_id, open, space, idempotency_key }: New) {
  const type = stuffTypes.find(({ id }) => id === stuff_type_id)
  const back = { to: '/cultivo/itens', label: 'Meus equipamentos' }
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={titleOfNew(stuff_type_id)}
        text={type ? undefined : 'O que é?'}
        crumbs={type ? [back, { to: '/cultivo/itens?novo=', label: 'Novo equipamento' }] : [back]}
      />
      {type ? (
        <StuffForm stuff_type_id={type.id} idempotency_key={idempotency_key} />
      ) : (
        <TypePicker open={open} space={space} />
      )}
    </div>
  )
}

const NoStuffs = () => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text="Cadastre aqui o que você usa: lâmpadas, vasos, adubos. Depois é só colocar no espaço ou na planta."
    action={
      <LinkButton to="/cultivo/itens?novo=" tone="primary" icon="plus">
        Adicionar o primeiro
      </LinkButton>
    }
  />
)
