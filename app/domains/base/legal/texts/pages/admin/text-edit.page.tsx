import { z } from 'zod'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TextInput } from '../../texts.schemas.ts'
import type { Route } from './+types/text-edit.page'
import { callsOf, kindOf } from './kind-of.server.ts'
import { textFields } from './text.form.ts'

export const middleware = [access('can:legal.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar o rascunho ${loaderData?.text.version}`,
}))

/** Only drafts can be edited. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const text = await callsOf(apiFor(context).legal, url).show({ slug: params.slug })
  if (!text.can.update) throw notFound()
  return { kind: kindOf(url), text }
}

const Delete = z.object({ intent: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const address = `/admin/${kindOf(args.url).name}`
  const to = (path: string, text: string) => redirectWithToast(path, text)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await callsOf(api.legal, args.url).remove({ slug })
      return to(address, 'O rascunho foi apagado.')
    })
  return submit(args, TextInput, async (api, input) => {
    const text = await callsOf(api.legal, args.url).update({ ...input, slug })
    return to(`${address}/visualizar/${text.slug}`, 'O rascunho foi salvo.')
  })
}

export default function TextEditPage({ loaderData: { kind, text } }: Route.ComponentProps) {
  const address = `/admin/${kind.name}`
  return (
    <div className="max-w-3xl">
      <PageHeader title={`Rascunho ${text.version}`} crumbs={[{ to: address, label: kind.versions }]} />
      <RecordForm
        key={text.slug}
        fields={textFields}
        values={{ version: text.version, summary: text.summary, body: text.body }}
        submit="Salvar rascunho"
        back={`${address}/visualizar/${text.slug}`}
        danger={{
          title: `Apagar o rascunho ${text.version}?`,
          label: 'Apagar rascunho',
          text: 'O rascunho será apagado para sempre. A versão que vale hoje não muda.',
        }}
      />
    </div>
  )
}
