import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { HostRoute } from '#platform/http/host-route.ts'
import { sendVideo } from '#platform/videos/video-media.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { openLesson } from './find-lesson.queries.ts'

/** Whoever asks is judged anew for every part: an address that is passed on, or kept after a refund, opens nothing. */
export const classVideoRoute: HostRoute = {
  name: 'media.class_video',
  method: 'GET',
  path: '/midia/aula/:id',
  access: 'public',
}

type Asked = FastifyRequest<{ Params: { id: string } }>

/** GET /midia/aula/{lesson id}, whole or in ranges: the video of a class, for who may open the class now. */
export function classVideo(app: FastifyInstance, contextOf: (request: FastifyRequest) => Promise<Context>) {
  const show = async (request: Asked, reply: FastifyReply) => {
    const ctx = await contextOf(request)
    return sendVideo(ctx, await findVideo(ctx, Number(request.params.id)), request, reply)
  }
  app.head<{ Params: { id: string } }>(classVideoRoute.path, show)
  app.get<{ Params: { id: string } }>(classVideoRoute.path, show)
}

async function findVideo(ctx: Context, id: number) {
  const none = new AppError('not_found', 'Não encontramos esse vídeo.')
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31) throw none
  const [named] = await ctx.db
    .select({ slug: courses.slug, lesson: lessons.slug, video_id: lessons.video_id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lessons.id, id), isNull(lessons.deleted_at)))
  if (!named?.video_id) throw none
  // 404 whatever the reason: an address of bytes says nothing of what stands behind it.
  await openLesson(ctx, named).catch((error: unknown) => {
    if (error instanceof AppError) throw none
    throw error
  })
  const [video] = await ctx.db
    .select()
    .from(videos)
    .where(and(eq(videos.id, named.video_id), eq(videos.status, 'ready'), eq(videos.withheld, false)))
  if (!video) throw none
  return video
}
