import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ExportChoices } from '../components/export-choices.tsx'
import type { Route } from './+types/space-export.page'
import { askPdf } from './ask-pdf.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Exportar ${loaderData?.grow.title ?? ''}`,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  grow: await apiFor(context).cultivation.growExport.overview({ space: params.slug }),
})

export const action = (args: Route.ActionArgs) => askPdf(args, { space: args.params.slug })

export default function ExportPage({ loaderData: { grow } }: Route.ComponentProps) {
  return <ExportChoices grow={grow} />
}
