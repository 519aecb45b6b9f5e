import { placeOf } from '#domains/learning/courses/lessons/video-place.model.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/video-frame.page'

export const middleware = [access('public')]

/**
 * GET /dichavando/cursos/:slug/:lesson/video: a page that holds nothing but the player of another site. Only here does the
 * content policy let that site in, by its name.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { lesson } = await apiFor(context).enrolment.classroom.show({ slug: params.slug, lesson: params.class_slug })
  const place = placeOf(lesson.video_url)
  if (!place) throw new Response(null, { status: 404 })
  const { kind, src, origin } = place
  const look = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  const player =
    kind === 'hls'
      ? `<video src="${escaped(src)}" controls autoplay playsinline style="${look}"></video>`
      : `<iframe src="${escaped(src)}" allow="fullscreen; picture-in-picture; autoplay" allowfullscreen style="${look}"></iframe>`
  const opens = kind === 'hls' ? `media-src ${origin} blob:; connect-src ${origin}` : `frame-src ${origin}`
  return new Response(`<!DOCTYPE html><html lang="pt-BR"><meta charset="utf-8"><title>Vídeo</title>${player}</html>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; ${opens}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    },
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
