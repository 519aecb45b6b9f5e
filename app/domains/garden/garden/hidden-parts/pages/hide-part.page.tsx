import { data } from 'react-router'
import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { HidePartForm } from '../components/hide-part-form.tsx'
import { PhotoId } from '../hidden-parts.schemas.ts'
import type { Route } from './+types/hide-part.page'
import { typedParts } from './typed-parts.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Esconder uma parte da foto' })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const photo = await apiFor(context).garden.hiddenParts.show({ id: idOf(params.id) })
  return { photo, back: backFrom(url) }
}

function idOf(text: string) {
  const id = PhotoId.shape.id.safeParse(text)
  if (!id.success) throw notFound()
  return id.data
}

/** The page to return to. */
const backFrom = (url: URL) => safePath(url.searchParams.get('de')) ?? '/cultivo/plantas'

const Hide = z.object({
  parts: typedParts,
  sure: checkbox.refine((sure) => sure, 'Marque que você entendeu. Depois não dá para desfazer.'),
})

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  // Without scripts: preview of the rectangles before saving.
  if (form.get('look')) return data({ values: Object.fromEntries([...form].filter(([name]) => name !== 'look')) })
  return submit(args, Hide, async (api, { parts }) => {
    await api.garden.hiddenParts.hide({ id: idOf(args.params.id), parts })
    const text = 'Pronto! O que você marcou sumiu da foto para sempre.'
    return redirectWithToast(backFrom(args.url), text)
  })
}

export default function HidePartPage({ loaderData: { photo, back } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Esconder uma parte da foto"
        text="Marque um rosto, uma placa, uma janela. O que você marcar vira um borrão."
        crumbs={[{ to: back, label: 'Voltar' }]}
      />
      <HidePartForm key={photo.url} photo={photo} />
    </div>
  )
}
