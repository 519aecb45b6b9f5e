import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TextInput } from '../../texts.schemas.ts'
import type { Route } from './+types/text-new.page'
import { callsOf, kindOf } from './kind-of.server.ts'
import { textFields } from './text.form.ts'

export const middleware = [access('can:legal.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Nova versão: ${loaderData?.kind.title}`,
}))

/** A new version starts as a copy of the current text. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { data } = await callsOf(apiFor(context).legal, url).list({ published: 'true', per_page: 1 })
  const calls = callsOf(apiFor(context).legal, url)
  const start = data.length ? await calls.current() : null
  return { kind: kindOf(url), body: start?.body ?? '' }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TextInput, async (api, input) => {
    const { slug, version } = await callsOf(api.legal, args.url).create(input)
    const text = `O rascunho ${version} foi salvo. Confira e publique.`
    return redirectWithToast(`/admin/${kindOf(args.url).name}/visualizar/${slug}`, text)
  })

export default function TextNewPage({ loaderData: { kind, body } }: Route.ComponentProps) {
  const back = `/admin/${kind.name}`
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Nova versão"
        text="Você começa com o texto que vale hoje. Ninguém vê o rascunho até você publicar."
        crumbs={[{ to: back, label: kind.versions }]}
      />
      <RecordForm fields={textFields} values={{ body }} submit="Salvar rascunho" back={back} />
    </div>
  )
}
