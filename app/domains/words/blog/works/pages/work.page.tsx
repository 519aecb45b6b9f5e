import { redirect } from 'react-router'
import { z } from 'zod'
import { formatDayTime } from '#shared/dates.ts'
import { Opened } from '#shared/opened.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { partsWithPage } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { requestContext, viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AuthorsForm } from '../components/authors-form.tsx'
import { WorkEditor } from '../components/work-editor.tsx'
import type { Route } from './+types/work.page'
import { workRefOf } from './work-ref.server.ts'

export const middleware = [access('writer')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.work.title || 'Sem título',
}))

await partsWithPage()

export async function loader({ params, context }: Route.LoaderArgs) {
  const work = await apiFor(context).blog.works.show(workRefOf(params.id))
  return { work, user_id: viewerOf(context).id }
}

const all = '/escritor/dashboard/postagens'
const Nothing = z.object({})
const Authors = z.object({ nicknames: z.string().trim().min(1).max(200), opened: Opened })

export async function action(args: Route.ActionArgs) {
  const ref = workRefOf(args.params.id)
  const here = `${all}/${ref.id}`
  const intent = (await formOf(args.request)).get('form')
  switch (intent) {
    case 'send':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.send(ref)
        return redirectWithToast(here, 'Enviada. A equipe recebeu um aviso e responde por aqui.')
      })
    case 'review':
      return redirect(`/admin/blog/postagens/${ref.id}`)
    case 'take_back':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.takeBack(ref)
        return redirectWithToast(here, 'A postagem voltou para você.')
      })
    case 'withdraw':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.withdraw(ref)
        return redirectWithToast(here, 'A postagem saiu do ar.')
      })
    case 'preview':
      return submit(args, Nothing, async ({ blog }) => {
        const { token, ends_at } = await blog.works.makePreview(ref)
        const { site } = args.context.get(requestContext).env
        return { preview: { address: `${site.url}/blog/previa/${token}`, until: formatDayTime(ends_at) } }
      })
    case 'end_preview':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.endPreview(ref)
        return redirectWithToast(here, 'O link de prévia não abre mais.')
      })
    case 'authors':
      return submit(args, Authors, async ({ blog }, { nicknames, opened }) => {
        const names = nicknames.split(/[,;\s]+/).filter(Boolean)
        const work = await blog.works.authors({ ...ref, nicknames: names, opened })
        return redirectWithToast(work ? here : all, work ? 'Assinatura salva.' : 'Você não assina mais essa postagem.')
      })
    case 'delete':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.remove(ref)
        return redirectWithToast(all, 'A postagem foi apagada.', 'success', {
          action: here,
          fields: { form: 'restore' },
        })
      })
    case 'restore':
      return submit(args, Nothing, async ({ blog }) => {
        await blog.works.restore(ref)
        return redirectWithToast(here, 'A postagem voltou como rascunho.')
      })
    default:
      throw notFound()
  }
}

export default function WorkPage({ loaderData: { work, user_id } }: Route.ComponentProps) {
  return (
    <div className="space-y-6">
      <PageHeader
        title="Editar postagem"
        crumbs={[{ to: all, label: 'Minhas Obras' }, { label: work.title || 'Sem título' }]}
      />
      <noscript>
        <p>Para escrever, ative o JavaScript do navegador.</p>
      </noscript>
      <WorkEditor key={work.id} work={work} user_id={user_id} />
      <div className="max-w-2xl">
        <AuthorsForm key={work.authors.map(({ nickname }) => nickname).join()} authors={work.authors} />
      </div>
    </div>
  )
}
