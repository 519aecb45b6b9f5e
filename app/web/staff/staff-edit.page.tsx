import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { formOf, submit } from '../form.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import type { Route } from './+types/staff-edit.page'
import { calledBy, formOfStaff, formValues, staffAccess, staffOf, writesOf } from './staff-page.server.ts'

export const middleware = [staffAccess]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.called} em ${loaderData?.view.title}`,
  noindex: true,
}))

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { resource, calls, view } = await staffOf(url, context)
  const row = await calls.show({ id: Number(params.id) })
  const uses = Object.fromEntries(view.uses.map(({ key }) => [key, Number(row[key])]))
  return { view, id: row.id, values: formValues(resource, row), uses, called: calledBy(view, row) }
}

const Delete = z.object({ intent: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const { resource, view } = await staffOf(args.url, args.context)
  const id = Number(args.params.id)
  const ending = view.gender
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async () => {
      await writesOf(args.url, args.context).remove({ id })
      return redirectWithToast(view.at, `${ending.toUpperCase()} ${view.noun[0]} foi apagad${ending}.`)
    })
  return submit(args, formOfStaff(resource), async (_api, input) => {
    const row = await writesOf(args.url, args.context).update({ ...input, id })
    return redirectWithToast(view.at, `${calledBy(view, row)} foi salv${ending}.`)
  })
}

export default function StaffEditPage({ loaderData: { view, id, values, uses, called } }: Route.ComponentProps) {
  const dependents = view.uses.flatMap(({ key, noun, consequence }) => {
    const count = uses[key] ?? 0
    return count > 0 ? [{ label: plural(count, ...noun), consequence }] : []
  })
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={called}
        crumbs={[{ to: view.at, label: view.title }]}
        more={view.pages.map(({ label, path }) => (
          <LinkButton key={path} to={`${view.at}/${id}/${path}`}>
            {label}
          </LinkButton>
        ))}
      />
      <RecordForm
        key={id}
        fields={view.fields}
        values={values}
        submit="Salvar"
        back={view.at}
        danger={{
          title: `Apagar ${called}?`,
          label: 'Apagar',
          text: wordsOf(dependents.length > 0, view.keeps),
          dependents,
        }}
      />
    </div>
  )
}

function wordsOf(used: boolean, canSwitchOff: boolean) {
  if (!used) return 'Nada depende disto. Se você apagar, some da lista para sempre.'
  const otherwise = canSwitchOff ? ' Se você desativar, deixa de aparecer e o que já existe fica.' : ''
  return `Não dá para apagar enquanto algo depende disto.${otherwise}`
}
