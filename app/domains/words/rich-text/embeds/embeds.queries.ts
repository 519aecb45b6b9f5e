import { showPost } from '#domains/community/banca/index.ts'
import { phaseWeek, titleOf } from '#domains/community/banca/posts/post.words.ts'
import type { PostCard } from '#domains/community/banca/posts/posts.schemas.ts'
import { findSpace, showPlant } from '#domains/garden/garden/index.ts'
import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { byDay } from '#domains/growing/climate/by-day.model.ts'
import { readClimate } from '#domains/growing/climate/index.ts'
import { showOffer } from '#domains/market/products/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { keyOf } from '../document/rich-text.model.ts'
import type { EmbedRef } from '../document/rich-text.schemas.ts'
import { embedOf } from './embed-address.model.ts'
import type { Embed, Embeds } from './embeds.schemas.ts'

/**
 * What a text cites, each as it is now and as somebody without an account sees it, whoever reads: so that what its owner
 * makes private leaves every copy of the text at once, and no reader finds more in it than others do. Who is apart from
 * somebody does not find their things here either.
 */
export async function resolveEmbeds(ctx: Context, refs: readonly EmbedRef[]): Promise<Embeds> {
  const open = await resolveFor({ ...ctx, viewer: null }, refs)
  if (!ctx.viewer?.apart.length) return open
  const theirs = await resolveFor(
    ctx,
    refs.filter((ref) => open[keyOf(ref)]),
  )
  return Object.fromEntries(Object.entries(open).filter(([key]) => theirs[key]))
}

async function resolveFor(reader: Context, refs: readonly EmbedRef[]): Promise<Embeds> {
  const found = await Promise.all(
    refs.map(async (ref) => [keyOf(ref), await orNull(show[ref.kind](reader, ref.path))] as const),
  )
  return Object.fromEntries(found.flatMap(([key, embed]) => (embed ? [[key, embed]] : [])))
}

/** What a pasted address would show. @throws invalid beside `address` for what is of no kind, or not for everybody. */
export async function askEmbed(ctx: Context, { address }: { address: string }) {
  const ref = embedOf(address)
  if (!ref)
    throw invalidField(
      'address',
      'Cole o endereço de uma planta, um espaço, um post da banca ou um produto deste site.',
    )
  const embed = (await resolveEmbeds(ctx, [ref]))[keyOf(ref)]
  if (!embed)
    throw invalidField('address', 'Só o que é público pode ser citado. Este endereço não existe ou é privado.')
  return { ...ref, embed }
}

const show: Record<EmbedRef['kind'], (visitor: Context, path: string) => Promise<Embed>> = {
  async plant(visitor, slug) {
    const plant = await showPlant(visitor, slug)
    return {
      kind: 'plant',
      title: plant.name,
      lines: [
        cycleDay(plant, visitor.now()),
        ...(plant.genetic ? [plant.genetic.name] : []),
        `de ${plant.user.nickname}`,
      ],
      url: `/cultivo/planta/${plant.slug}`,
      photo: plant.photos[0]?.document ?? null,
      series: [],
      tag: `plant:${plant.id}`,
    }
  },
  async chart(visitor, slug) {
    const space = await findSpace(visitor, slug)
    const climate = await readClimate(visitor, { slug, span: 'mes' })
    const series = charted.flatMap(({ name, label, unit, digits }) => {
      const points = byDay(climate.points, name)
      const last = points.at(-1)
      if (!last) return []
      const said = `${formatNumber(last.avg, digits)} ${unit}`
      return [{ label, values: points.map(({ avg }) => avg), said }]
    })
    return {
      kind: 'chart',
      title: `Clima de ${space.name}`,
      lines: ['Último mês, média de cada dia'],
      url: `/cultivo/espaco/${space.slug}/clima`,
      photo: null,
      series,
      tag: `space:${space.id}`,
    }
  },
  async post(visitor, slug) {
    const post = await showPost(visitor, slug)
    if (post.locked || post.available_by !== 'todos') throw new AppError('not_found')
    return {
      kind: 'post',
      title: `${post.user.nickname} na banca`,
      lines: [titleOf(post, 240), ...toldOf(post)],
      url: `/postagem/${post.slug}`,
      photo: post.photos[0]?.document ?? null,
      series: [],
      tag: `post:${post.id}`,
    }
  },
  async product(visitor, path) {
    const [store = '', product = ''] = path.split('/')
    const offer = await showOffer(visitor, { store, product })
    return {
      kind: 'product',
      title: offer.name,
      lines: [offer.in_stock ? formatMoney(offer.price) : 'Esgotado', offer.store.name],
      url: `/loja/${offer.store.slug}/${offer.slug}`,
      photo: offer.photos[0] ?? null,
      series: [],
      tag: `product:${offer.id}`,
    }
  },
}

/** What a post is about, as far as everybody sees it. */
const toldOf = ({ plant, space, plan, about_course, ...post }: PostCard) => {
  const told = [phaseWeek(post), ...[plant, space, plan, about_course].map((one) => one?.name)].filter(Boolean)
  return told.length ? [told.join(' · ')] : []
}

const charted = [
  { name: 'temperature', label: 'Temperatura', unit: '°C', digits: 1 },
  { name: 'humidity', label: 'Umidade', unit: '%', digits: 0 },
  { name: 'vpd', label: 'VPD', unit: 'kPa', digits: 2 },
] as const

const orNull = <T>(asked: Promise<T>) =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
