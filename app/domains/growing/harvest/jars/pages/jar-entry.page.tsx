import { z } from 'zod'
import { dayKey, formatTime } from '#shared/dates.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { JarEntryFields } from '../components/jar-entry-fields.tsx'
import { jarTitle, wordsOf } from '../jar.words.ts'
import { JarEntryChange, JarEntryRef } from '../jar-entries.schemas.ts'
import { jarEntryFields } from '../jar-entry.form.ts'
import type { Route } from './+types/jar-entry.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title:
    loaderData && `Editar ${wordsOf(loaderData.entry.kind).label.toLowerCase()} do pote ${loaderData.entry.jar.number}`,
}))

/** The entry, 404 unless it belongs to the jar in the URL. */
async function entryOf({ harvest }: Client, { id: text, slug }: { id: string; slug: string }) {
  const ref = JarEntryRef.safeParse({ id: text })
  if (!ref.success) throw notFound()
  const entry = await harvest.jars.entry(ref.data)
  if (slug !== entry.jar.slug && slug !== String(entry.jar.id)) throw notFound()
  return entry
}

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  entry: await entryOf(apiFor(context), params),
})

const Change = JarEntryChange.omit({ id: true }).extend({ form: z.literal('change') })
const Delete = z.object({ form: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const { id, jar } = await entryOf(apiFor(args.context), args.params)
  const back = (text: string) => redirectWithToast(`/cultivo/pote/${jar.slug}`, text)
  if ((await formOf(args.request)).get('form') === 'delete')
    return submit(args, Delete, async ({ harvest }) => {
      await harvest.jars.removeEntry({ id })
      return back('A anotação foi apagada.')
    })
  return submit(args, Change, async ({ harvest }, { form: _, ...input }) => {
    await harvest.jars.changeEntry({ ...input, id })
    return back('Alterações salvas.')
  })
}

export default function JarEntryPage({ loaderData: { entry } }: Route.ComponentProps) {
  const { kind, jar, happened_at, left_g } = entry
  const label = wordsOf(kind).label.toLowerCase()
  const moment = `${dayKey(happened_at)}T${formatTime(happened_at)}`
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${label} do pote ${jar.number}`}
        crumbs={[
          { to: '/cultivo/potes', label: 'Potes de cura' },
          { to: `/cultivo/pote/${jar.slug}`, label: jarTitle(jar) },
        ]}
      />
      <Form name="change" opened={jarEntryFields(entry)} guard>
        <JarEntryFields kind={kind} left_g={left_g} entry={{ ...entry, moment }} />
        <FormActions>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
      <section aria-labelledby="cuidado" className="mt-10 space-y-4 border-t border-base-300 pt-6">
        <h2 id="cuidado" className="text-lg">
          Apagar
        </h2>
        <ConfirmButton
          label="Apagar anotação"
          send={{ form: 'delete' }}
          title={`Apagar a ${label}?`}
          tone="danger"
          icon="trash-2"
        >
          {kind === 'retirada' ? 'O peso volta para o pote.' : 'Esta anotação some do pote.'}
        </ConfirmButton>
      </section>
    </div>
  )
}
