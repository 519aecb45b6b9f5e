import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { seedDemoCertificates } from '#domains/learning/certificates/certificates.seed.ts'
import { seedDemoConsultancy } from '#domains/learning/consultancy/consultancy.seed.ts'
import { type DemoCourse, type DemoLesson, seedDemoCourses } from '#domains/learning/courses/courses.seed.ts'
import { seedDemoPupils } from '#domains/learning/enrolment/enrolment.seed.ts'
import { seedDemoEvents } from '#domains/learning/events/events.seed.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { videoPath } from '#platform/videos/video-path.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { toRichText } from './blog/to-rich-text.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { sealPdf } from './seal-pdf.ts'
import { shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

type Options = { people: Map<string, { id: number }>; readers: number[]; showing: Pick<Showing, 'say' | 'pictures'> }
type Written = Omit<DemoCourse, 'modules' | 'about' | 'access' | 'cover_id'> & {
  about: string
  modules: { title: string; lessons: (Omit<DemoLesson, 'document' | 'quiz'> & { file: string })[] }[]
}

/** Free ones first and last, of the school; the others are sold by the product of their name, in its store. */
const slugs = ['primeiro-cultivo', 'rega-e-nutricao', 'clima-e-vpd', 'solo-vivo', 'cultivo-e-lei'] as const
const free = new Set<string>(['primeiro-cultivo', 'cultivo-e-lei'])
/** Drawn by program, short, and shown by turns. */
const films = [
  { name: 'planta-cresce.mp4', duration_s: 24, key: 'c0ffee00-0000-4000-8000-000000000001' },
  { name: 'agua-no-vaso.mp4', duration_s: 20, key: 'c0ffee00-0000-4000-8000-000000000002' },
]

const folder = join(process.cwd(), 'app/world/courses')
const json = async <T>(...path: string[]): Promise<T> => JSON.parse(await readFile(join(folder, ...path), 'utf8'))

/** The courses of the demo world, who takes them and how far they are. */
export async function demoCourses(tx: Context, { people, readers, showing }: Options) {
  showing.say('Dando aulas…')
  const id = (name: string) => people.get(name)?.id ?? 0
  const teacher_id = id('professor')
  const [school] = await tx.db.select().from(stores).where(eq(stores.slug, 'escola-do-caio'))
  if (!school) return
  const written = await Promise.all(slugs.map((slug) => json<Written>(slug, 'course.json')))
  const pictures = await mapConcurrently(3, slugs.slice(0, Math.max(1, showing.pictures)), (slug) =>
    shippedPicture('courses', slug, 480),
  )
  const covers = await storePictures(
    tx,
    'curso',
    slugs.flatMap((_, at) => {
      const picture = pictures[at % pictures.length]
      return picture ? [{ created_by: teacher_id, public: true, taken_at: tx.now(), picture }] : []
    }),
  )
  let filmed = 0
  const list: DemoCourse[] = []
  for (const [at, { modules, about, ...course }] of written.entries()) {
    const inside: DemoCourse['modules'] = []
    for (const { title, lessons } of modules) {
      const done: DemoLesson[] = []
      for (const { file, ...lesson } of lessons) {
        const isQuiz = lesson.kind === 'quiz'
        const text = isQuiz ? '' : await readFile(join(folder, course.slug, file), 'utf8')
        done.push({
          ...lesson,
          document: toRichText(text, {}),
          quiz: isQuiz ? (await json<{ questions: DemoLesson['quiz'] }>(course.slug, file)).questions : [],
          ...(lesson.kind === 'video' && { video_id: await film(tx, teacher_id, filmed++) }),
          ...(lesson.kind === 'material' && {
            file_id: await sealPdf(tx, {
              ...{ created_by: teacher_id, name: `${lesson.slug}.pdf`, what: 'aula' },
              lines: text
                .split('\n')
                .filter((line) => line.trim())
                .map((line) => line.replace(/[*#]/g, '').slice(0, 80)),
            }),
          }),
        })
      }
      inside.push({ title, lessons: done })
    }
    const isFree = free.has(course.slug)
    list.push({
      ...course,
      ...{
        about: toRichText(about, {}),
        access: isFree ? 'gratuito' : 'pago',
        cover_id: covers[at] ?? 0,
        modules: inside,
      },
      product: isFree ? undefined : `Curso ${course.title}`,
    })
  }
  const seeded = await seedDemoCourses(tx, { teacher_id, store_id: school.id, list })
  const pupils = await tx.db
    .select({ id: users.id, since: users.created_at })
    .from(users)
    .where(inArray(users.id, readers))
    .orderBy(users.id)
  await seedDemoPupils(tx, {
    ...{ seeded, teacher_id, grower: id('grower'), pupils },
    reviews: await json('reviews.json'),
    questions: await json('questions.json'),
  })
  // Whom courses let in reads in the banca what is for pupils, as `keepAudience` would have it.
  await tx.db.execute(sql`insert into audience_members (audience, author_id, course_id, user_id, until, created_at)
    select 'alunos', c.teacher_id, c.id, g.user_id, max(g.ends_at), max(g.created_at) from course_grants g
    join courses c on c.id = g.course_id where g.what = 'curso' and g.ended_at is null group by c.id, g.user_id
    on conflict do nothing`)
  await seedDemoCertificates(tx, id('grower'))
  const [first] = seeded
  if (!first) return
  const somePupils = [...new Set([id('grower'), ...readers])].filter((one) => one !== teacher_id).slice(0, 12)
  await seedDemoEvents(tx, { teacher_id, course_id: first.id, pupils: somePupils })
  await seedDemoConsultancy(tx, { course_id: first.id, teacher_id, members: [id('grower')] })
}

/** One of the shipped films as a video of the teacher's, ready to be watched. */
async function film(tx: Context, user_id: number, at: number): Promise<number> {
  const { name, duration_s, key } = films[at % films.length] as (typeof films)[number]
  const bytes = await readFile(join(folder, 'videos', name))
  const storage_key = `${key.slice(0, -2)}${String(at).padStart(2, '0')}`
  await tx.env.storage.put(videoPath(storage_key), bytes)
  const [made] = await tx.db
    .insert(videos)
    .values({
      ...{ user_id, storage_key, upload_key: storage_key, status: 'ready', type: 'video/mp4', attached: true },
      ...{ length: bytes.length, received: bytes.length, bytes: bytes.length, duration_s, width: 640, height: 360 },
      created_at: tx.now(),
    })
    .returning({ id: videos.id })
  if (!made) throw new Error('insert returned no row')
  return made.id
}
