import { sql } from 'drizzle-orm'
import { seedDemoComments, type Thread } from '#domains/base/social/comments/comments.seed.ts'
import { type Saveable, seedDemoSaves } from '#domains/base/social/saves/saves.seed.ts'
import { seedDemoBlog, seedDemoBlogViews } from '#domains/words/blog/posts/blog-posts.seed.ts'
import type { EmbedRef } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { blogCategoryTexts, blogTagTexts, blogTexts } from './blog/blog-texts.ts'
import { type Cited, toRichText } from './blog/to-rich-text.ts'
import { chanceOf } from './chance.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { shippedPicture } from './shipped-pictures.ts'
import { type Showing, storePictures } from './store-photos.ts'

type Options = { people: Map<string, { id: number }>; readers: number[]; showing: Pick<Showing, 'say' | 'pictures'> }

/** The blog of the demo world: its texts cite what the community shows. */
export async function demoBlog(tx: Context, { people, readers, showing }: Options) {
  showing.say('Escrevendo o blog…')
  const [written, categories, tags] = await Promise.all([blogTexts(), blogCategoryTexts(), blogTagTexts()])
  const texts = chanceOf('blog').shuffled(written)
  const cited = await citedThings(tx)
  const drawn = texts.slice(0, showing.pictures)
  const pictures = await mapConcurrently(4, drawn, ({ slug }) => shippedPicture('blog', slug, 480))
  const id = (name: string) => people.get(name)?.id ?? 0
  const posts = await seedDemoBlog(tx, {
    texts: texts.map(({ body, ...text }, at) => ({ ...text, document: toRichText(body, cited(at)) })),
    ...{ categories, tags, writers: [id('escritor'), id('professor')] as [number, number] },
    covers: (wanted) =>
      storePictures(
        tx,
        'blog',
        wanted.flatMap(({ slug: _, ...owned }, at) => {
          const picture = pictures[at % pictures.length]
          return picture ? [{ ...owned, taken_at: tx.now(), picture }] : []
        }),
      ),
  })
  await seedDemoSaves(tx, posts, readers)
  await seedDemoBlogViews(tx)
  await seedDemoComments(
    tx,
    posts.flatMap((post, at) => talk(tx, post, at, readers)),
  )
}

/** Another plant, space, post and product for each text: those that most people like. */
async function citedThings({ db, now }: Context): Promise<(at: number) => Cited> {
  const paths = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ path: string }>(query)).rows.map(({ path }) => path)
  const [plants, spaces, posts, products] = await Promise.all([
    paths(sql`select slug as path from plants p join social_counters c on c.target = 'plant' and c.target_id = p.id
      where not private and archived_at is null and deleted_at is null order by saves_count desc, p.id limit 12`),
    paths(sql`select slug as path from spaces s where not private and deleted_at is null and archived_at is null
      order by (select count(*) from updates u where u.space_id = s.id and u.measures ? 'temperature'
        and u.happened_at > ${new Date(now().getTime() - 30 * DAY).toISOString()}) desc, id limit 3`),
    paths(sql`select slug as path from posts p join social_counters c on c.target = 'post' and c.target_id = p.id
      where available_by = 'todos' and hidden_at is null and deleted_at is null order by saves_count desc, p.id limit 12`),
    paths(sql`select s.slug || '/' || p.slug as path from products p join stores s on s.id = p.store_id
      where p.state = 'publicado' and s.state = 'aberta' order by p.sales_count desc, p.id limit 12`),
  ])
  const pick = (kind: EmbedRef['kind'], from: string[], at: number) => {
    const path = from[at % Math.max(1, from.length)]
    return path ? { kind, path } : undefined
  }
  return (at) => ({
    planta: pick('plant', plants, at),
    grafico: pick('chart', spaces, at),
    post: pick('post', posts, at),
    produto: pick('product', products, at),
  })
}

const said: [string, string][] = [
  ['Fiz assim na minha última rodada e a diferença apareceu em uma semana.', 'Boa. Anotou os números no diário?'],
  [
    'Tenho uma dúvida: em vaso de tecido muda alguma coisa?',
    'Muda o tempo entre as regas: seca mais rápido pelos lados.',
  ],
  ['Texto claro, sem enrolação. Salvei para ler de novo na flora.', 'Obrigado por ler até o fim.'],
  ['Aqui no sul o inverno complica essa parte. Alguma dica?', 'Comece medindo à noite: é quando a tenda mais esfria.'],
]

function talk(tx: Context, { id, since, created_by }: Saveable, at: number, readers: number[]): Thread[] {
  if (at % 3 === 2) return []
  const [text, answer] = said[at % said.length] ?? ['', '']
  const asks = readers.filter((one) => one !== created_by)
  const when = new Date(Math.min(since.getTime() + DAY, tx.now().getTime()))
  const later = new Date(Math.min(when.getTime() + DAY / 3, tx.now().getTime()))
  const by = asks[(at * 7) % Math.max(1, asks.length)]
  if (by === undefined) return []
  return [
    {
      target: 'blog_post',
      target_id: id,
      created_by: by,
      text,
      at: when,
      answers: [{ created_by, text: answer, at: later }],
    },
  ]
}
