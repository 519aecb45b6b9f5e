import { RichText } from '#domains/words/rich-text/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { Byline } from '../../posts/components/byline.tsx'
import type { Route } from './+types/preview.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Prévia: ${loaderData?.title ?? ''}`,
  noindex: true,
}))

/** A draft, for whoever got its link. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).blog.works.preview({ token: params.token })

export default function PreviewPage({ loaderData: { ends_at, ...draft } }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-2xl space-y-6">
      <Notice title="Isto é uma prévia">O texto ainda pode mudar. Este link vale até {formatDayTime(ends_at)}.</Notice>
      <h1 className="text-[2rem] leading-tight break-words sm:text-5xl">{draft.title || 'Sem título'}</h1>
      {draft.subtitle && <p className="text-lg text-muted">{draft.subtitle}</p>}
      <Byline {...draft} />
      {draft.cover && <Photo photo={draft.cover} alt={draft.cover_alt} ratio="16/9" className="rounded-box" />}
      <RichText document={draft.document} photos={draft.photos} embeds={draft.embeds} />
    </article>
  )
}
