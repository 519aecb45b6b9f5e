import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { seedDemoComments, type Thread } from '#domains/base/social/comments/comments.seed.ts'
import { type Saveable, seedDemoSaves } from '#domains/base/social/saves/saves.seed.ts'
import { visibleTo as openPosts } from '#domains/community/banca/posts/posts.policy.ts'
import { posts } from '#domains/community/banca/posts/posts.table.ts'
import { visibleTo as openPlants } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as openSpaces } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { isSold } from '#domains/market/products/products/products.policy.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
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
  const out = await seedDemoBlog(tx, {
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
  await seedDemoSaves(tx, out, readers)
  await seedDemoBlogViews(tx)
  const here = await tx.db
    .select({ id: users.id, since: users.created_at })
    .from(users)
    .where(inArray(users.id, readers))
  await seedDemoComments(
    tx,
    out.flatMap((post) => talk(tx, post, here)),
  )
}

/** Another plant, space, post and product for each text: those that most people like. */
async function citedThings({ db, now }: Context): Promise<(at: number) => Cited> {
  const loved = (target: string, id: PgColumn) =>
    desc(sql`(select c.saves_count from social_counters c where c.target = ${target} and c.target_id = ${id})`)
  const recent = new Date(now().getTime() - 30 * DAY)
  const measured = sql`(select count(*) from updates u where u.space_id = ${spaces.id} and u.measures ? 'temperature'
    and u.happened_at > ${recent.toISOString()})`
  const [plant, space, post, product] = await Promise.all([
    db
      .select({ path: plants.slug })
      .from(plants)
      .where(openPlants(null))
      .orderBy(loved('plant', plants.id), plants.id)
      .limit(12),
    db.select({ path: spaces.slug }).from(spaces).where(openSpaces(null)).orderBy(desc(measured), spaces.id).limit(3),
    db
      .select({ path: posts.slug })
      .from(posts)
      .where(and(openPosts({ viewer: null, now }), eq(posts.available_by, 'todos')))
      .orderBy(loved('post', posts.id), posts.id)
      .limit(12),
    db
      .select({ path: sql<string>`${stores.slug} || '/' || ${products.slug}` })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.store_id))
      .where(isSold)
      .orderBy(desc(products.sales_count), products.id)
      .limit(12),
  ])
  const pick = (kind: EmbedRef['kind'], from: { path: string }[], at: number) => {
    const one = from[at % Math.max(1, from.length)]
    return one && { kind, path: one.path }
  }
  return (at) => ({
    planta: pick('plant', plant, at),
    grafico: pick('chart', space, at),
    post: pick('post', post, at),
    produto: pick('product', product, at),
  })
}

/** What is asked below a text, and answered by who wrote it. */
const said: Record<string, [string, string]> = {
  'vpd-na-pratica': [
    'Medi a folha com o termômetro de cozinha e deu 2 °C abaixo do ar. Nunca teria chutado isso.',
    'É esse o número que faz a conta valer. Meça de novo com a luz no máximo.',
  ],
  'quando-regar-pelo-peso': [
    'Em vaso de tecido o peso cai mais rápido pelos lados. Uso a mesma régua?',
    'A mesma régua, com menos dias entre uma rega e outra.',
  ],
  'secagem-lenta': [
    'Aqui no litoral fica em 75 % mesmo com o exaustor. Vale desumidificador só para isso?',
    'Vale para os primeiros cinco dias. Depois o pote faz o resto.',
  ],
  oidio: [
    'Achei a primeira mancha ontem, numa folha só. Tiro a folha ou espero?',
    'Tire, ensaque e olhe as vizinhas contra a luz por uma semana.',
  ],
  'scrog-passo-a-passo': [
    'Passei da conta e a rede ficou cheia antes da flora. Corto ou deixo?',
    'Abra espaço tirando o que ficou na sombra. Rede cheia de folha escura não rende.',
  ],
  'led-distancia-e-potencia': [
    'Baixei 10 cm, as pontas reclamaram em dois dias e voltaram ao subir. Bateu com o texto.',
    'A planta respondeu antes do medidor, como costuma.',
  ],
  'cura-em-pote': [
    'Abri o pote todo dia por um mês porque li que era assim. Perdi cheiro?',
    'Um pouco, talvez. Com o higrômetro dentro você abre só quando ele pede.',
  ],
  'clones-do-corte-a-raiz': [
    'De dez, sete pegaram com o domo fechado só à noite. Primeira vez que passa da metade.',
    'Sete em dez é ótimo. Anote a temperatura da água: ela explica os outros três.',
  ],
}

type Reader = { id: number; since: Date }

/** Who was here by then asks; the writer answers. */
function talk(tx: Context, { id, since, created_by, slug }: Saveable & { slug: string }, readers: Reader[]): Thread[] {
  const words = said[slug]
  const when = new Date(Math.min(since.getTime() + DAY, tx.now().getTime()))
  const later = new Date(Math.min(when.getTime() + DAY / 3, tx.now().getTime()))
  const asks = readers.filter((one) => one.id !== created_by && one.since < when)
  const by = asks[(id * 7) % Math.max(1, asks.length)]
  if (!by || !words) return []
  const [text, answer] = words
  const answers = [{ created_by, text: answer, at: later }]
  return [{ target: 'blog_post', target_id: id, created_by: by.id, text, at: when, answers }]
}
