import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeskSlots } from '../components/desk-slots.tsx'
import { OpenSlotsForm } from '../components/open-slots-form.tsx'
import {
  BookingLink,
  BookingRef,
  BookingSettle,
  ConsultancyMemberFilter,
  DeskFilter,
  SlotRef,
  SlotsOpen,
} from '../slots/consultancy.schemas.ts'
import type { Route } from './+types/store-consultancy.page'
import { consultancyInStore } from './store-course.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Consultoria de ${loaderData?.course.title ?? ''}`,
}))

const pathOf = ({ slug, curso_slug }: { slug: string; curso_slug: string }) =>
  storePath(slug, `/cursos/${curso_slug}/consultoria`)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { store, course } = await consultancyInStore(context, params.curso_slug)
  const { consultancy } = apiFor(context)
  const { when } = filterOf(request, DeskFilter.pick({ when: true }))
  const filter = filterOf(request, ConsultancyMemberFilter.omit({ slug: true }))
  const [slots, members] = await Promise.all([
    consultancy.slots({ slug: course.slug, when, per_page: 100 }),
    consultancy.members({ ...filter, slug: course.slug }),
  ])
  return { store, course, when, slots, members }
}

export async function action(args: Route.ActionArgs) {
  const { params } = args
  await consultancyInStore(args.context, params.curso_slug)
  const here = pathOf(params)
  const slug = params.curso_slug
  const form = String((await formOf(args.request)).get('form'))
  if (form.startsWith('link-'))
    return submit(args, BookingLink, async ({ consultancy }, input) => {
      await consultancy.link(input)
      return redirectWithToast(here, 'O link está salvo.')
    })
  if (form === 'remove')
    return submit(args, SlotRef.omit({ slug: true }), ({ consultancy }, { id }) =>
      conflictAsToast(here, async () => {
        await consultancy.removeSlot({ slug, id })
        return redirectWithToast(here, 'O horário foi tirado.')
      }),
    )
  if (form === 'cancel')
    return submit(args, BookingRef, ({ consultancy }, { id }) =>
      conflictAsToast(here, async () => {
        await consultancy.cancel({ id })
        return redirectWithToast(here, 'A conversa foi cancelada, e o horário está livre.')
      }),
    )
  if (form === 'settle')
    return submit(args, BookingSettle, ({ consultancy }, input) =>
      conflictAsToast(`${here}?when=passados`, async () => {
        await consultancy.settle(input)
        return redirectWithToast(`${here}?when=passados`, 'Anotado.')
      }),
    )
  return submit(args, SlotsOpen.omit({ slug: true }), async ({ consultancy }, input) => {
    const { opened, skipped } = await consultancy.open({ ...input, slug })
    return redirectWithToast(here, openedWords(opened, skipped), opened ? 'success' : 'info')
  })
}

function openedWords(opened: number, skipped: number) {
  if (!opened) return 'Nada novo: nesse período você já tem horários, neste curso ou em outro, ou ele já passou.'
  const words = plural(opened, 'horário aberto', 'horários abertos')
  return skipped ? `${words}; ${plural(skipped, 'ficou', 'ficaram')} de fora.` : `${words}.`
}

export default function StoreConsultancyPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { course, when, slots, members } = loaderData
  const here = pathOf(params)
  return (
    <div className="space-y-8">
      <PageHeader
        title="Consultoria"
        text={`Horários e membros da consultoria de ${course.title}.`}
        crumbs={[
          { to: storePath(params.slug, '/cursos'), label: 'Cursos' },
          { to: storePath(params.slug, `/cursos/${course.slug}`), label: course.title },
          { label: 'Consultoria' },
        ]}
        more={
          <LinkButton to={`/dichavando/cursos/${course.slug}/consultoria`} icon="external-link">
            Ver a página
          </LinkButton>
        }
      />
      <Card title="Abrir horários" className="max-w-3xl">
        <OpenSlotsForm />
      </Card>
      <section aria-labelledby="horarios" className="space-y-4">
        <h2 id="horarios" className="text-2xl">
          Horários
        </h2>
        <div className="flex flex-wrap gap-2">
          <Chip to={here} active={when === 'proximos'}>
            Próximos
          </Chip>
          <Chip to={`${here}?when=passados`} active={when === 'passados'}>
            Passados
          </Chip>
        </div>
        {slots.data.length ? (
          <DeskSlots slots={slots.data} refused={String(actionData?.values?.form ?? '')} />
        ) : (
          <EmptyState
            icon="calendar"
            text={when === 'proximos' ? 'Nenhum horário aberto. Abra os primeiros acima.' : 'Nada aconteceu ainda.'}
          />
        )}
      </section>
      <div className="space-y-4">
        <h2 className="text-2xl">Membros</h2>
        <DataList
          label="Membros"
          noun={['membro', 'membros']}
          page={members}
          keyOf={({ user_id }) => user_id}
          nameOf={({ nickname }) => nickname}
          search="Buscar por apelido"
          csv={`${here}/csv`}
          columns={[
            {
              key: 'nickname',
              label: 'Quem',
              sortable: true,
              render: ({ nickname }) => (
                <Link to={`/perfil/${nickname}`} className="link link-hover font-semibold wrap-anywhere">
                  {nickname}
                </Link>
              ),
            },
            { key: 'since', label: 'Desde', sortable: true, render: ({ since }) => formatNumericDay(since) },
            {
              key: 'ends_at',
              label: 'Até',
              render: ({ ends_at }) => (ends_at ? formatNumericDay(ends_at) : 'sem prazo'),
            },
            { key: 'bookings_count', label: 'Conversas', align: 'end', render: ({ bookings_count }) => bookings_count },
          ]}
          empty={
            <EmptyState
              icon="users"
              text="Ninguém é membro ainda. Ligue ao curso um produto de consultoria da loja: quem compra entra."
            />
          }
        />
      </div>
    </div>
  )
}
