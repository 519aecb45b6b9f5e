import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '../form.server.ts'
import { redirectWithToast } from '../toast.server.ts'
import type { Route } from './+types/staff-new.page'
import { calledBy, formOfStaff, staffAccess, staffOf, writesOf } from './staff-page.server.ts'

export const middleware = [staffAccess]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.view.newWords,
  noindex: true,
}))

export const loader = async ({ url, context }: Route.LoaderArgs) => ({ view: (await staffOf(url, context)).view })

export async function action(args: Route.ActionArgs) {
  const { resource, view } = await staffOf(args.url, args.context)
  return submit(args, formOfStaff(resource), async (_api, { opened: _, ...input }) => {
    const row = await writesOf(args.url, args.context).create(input)
    const to = view.next ? `${view.at}/${row.id}/${view.next}` : view.at
    return redirectWithToast(to, `${calledBy(view, row)} entrou na lista.`)
  })
}

export default function StaffNewPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader title={view.newWords} crumbs={[{ to: view.at, label: view.title }]} />
      <RecordForm fields={view.fields} values={view.initial} submit="Criar" back={view.at} />
    </div>
  )
}
