import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BlockChange, type Distances, MuteChange } from '../blocks.schemas.ts'
import type { Route } from './+types/distances.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Bloqueios' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).social.blocks.mine()

const back = { back: z.string().max(300).optional() }

/** POST /perfil/bloqueios: from here and from the menus of people and posts. */
export async function action(args: Route.ActionArgs) {
  const to = (path: string | undefined) => safePath(path) ?? '/perfil/bloqueios'
  if ((await formOf(args.request)).has('muted'))
    return submit(args, MuteChange.extend(back), async (api, { back: path, ...input }) => {
      await api.social.blocks.mute(input)
      const undo = undoOf({ user_id: String(input.user_id), muted: String(!input.muted), back: to(path) })
      return redirectWithToast(
        to(path),
        input.muted ? 'Silenciado. A pessoa não fica sabendo.' : 'Você volta a ver os posts dessa pessoa.',
        'success',
        undo,
      )
    })
  return submit(args, BlockChange.extend(back), async (api, { back: path, ...input }) => {
    await api.social.blocks.block(input)
    const undo = undoOf({ user_id: String(input.user_id), blocked: String(!input.blocked), back: to(path) })
    return redirectWithToast(
      // What is theirs can no longer be seen from here.
      input.blocked ? '/perfil/bloqueios' : to(path),
      input.blocked ? 'Bloqueado. Vocês não veem mais nada um do outro.' : 'Desbloqueado.',
      'success',
      undo,
    )
  })
}

const undoOf = (fields: Record<string, string>) => ({ action: '/perfil/bloqueios', fields })

export default function DistancesPage({ loaderData: { blocked, muted } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-10">
      <PageHeader
        title="Bloqueios"
        text="Quem você bloqueou não vê nada seu, e você nada dessa pessoa. Quem você silenciou só some dos seus feeds e avisos."
      />
      <People
        title="Bloqueados"
        people={blocked}
        field="blocked"
        undo="Desbloquear"
        empty="Você não bloqueou ninguém."
      />
      <People
        title="Silenciados"
        people={muted}
        field="muted"
        undo="Ouvir de novo"
        empty="Você não silenciou ninguém."
      />
    </div>
  )
}

type PeopleProps = {
  title: string
  people: Distances['blocked']
  field: 'blocked' | 'muted'
  undo: string
  empty: string
}

const People = ({ title, people, field, undo, empty }: PeopleProps) => (
  <section aria-label={title} className="space-y-4">
    <h2 className="text-2xl">{title}</h2>
    <ListStates
      items={people}
      keyOf={({ id }) => id}
      empty={<EmptyState icon={field === 'blocked' ? 'ban' : 'bell-off'} text={empty} />}
      frame={(items) => <ul className="divide-y divide-base-300 rounded-box border border-base-300">{items}</ul>}
    >
      {({ id, nickname }) => (
        <li className="flex flex-wrap items-center justify-between gap-3 p-4">
          <span className="font-semibold break-words">{nickname}</span>
          <Form name={`${field}-${id}`} className="">
            <HiddenField name="user_id" value={String(id)} />
            <HiddenField name={field} value="false" />
            <SubmitButton tone="quiet">{undo}</SubmitButton>
          </Form>
        </li>
      )}
    </ListStates>
  </section>
)
