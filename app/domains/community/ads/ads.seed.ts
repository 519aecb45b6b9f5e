import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { chanceOf } from '#world/chance.ts'
import { ad_days } from './counting/counting.table.ts'
import { ads } from './media/ads.table.ts'
import { ad_types } from './types/ad-types.table.ts'
import type { Placement } from './types/placements.kinds.ts'

/** Counters of so many days back. */
const DAYS = 90

const types = [
  { slug: 'banca-topo', name: 'Topo da banca', width: 728, height: 200 },
  { slug: 'banca-meio', name: 'Meio da banca', width: 600, height: 400 },
  { slug: 'lateral', name: 'Coluna lateral', width: 480, height: 270 },
  { slug: 'fim-dos-cursos', name: 'Fim dos cursos', width: 728, height: 200 },
  { slug: 'fim-da-copa', name: 'Fim da copa', width: 728, height: 200 },
  { slug: 'fim-do-blog', name: 'Fim do blog', width: 728, height: 200 },
] satisfies { slug: Placement; name: string; width: number; height: number }[]

/** `from`, `until`: days from today; `a_day`: impressions. */
type Medium = {
  type: Placement
  name: string
  alt: string
  from: number
  until: number | null
  weight: number
  daily_limit?: number
  active?: boolean
  a_day: number
}

const media: Medium[] = [
  {
    type: 'banca-topo',
    name: 'Terra Viva',
    alt: 'Terra Viva: vasos com plantas em uma estufa clara',
    from: -90,
    until: null,
    weight: 3,
    a_day: 90,
  },
  {
    type: 'banca-topo',
    name: 'Estufas Aurora',
    alt: 'Estufas Aurora: uma estufa cheia de verde',
    from: -40,
    until: 20,
    weight: 1,
    daily_limit: 3,
    a_day: 40,
  },
  {
    type: 'banca-meio',
    name: 'Luz da Serra',
    alt: 'Luz da Serra: uma tenda iluminada',
    from: -70,
    until: 45,
    weight: 2,
    a_day: 70,
  },
  {
    type: 'banca-meio',
    name: 'Feira de mudas',
    alt: 'Feira de mudas no próximo sábado',
    from: 5,
    until: 12,
    weight: 1,
    a_day: 0,
  },
  {
    type: 'lateral',
    name: 'Vasos de feltro',
    alt: 'Vasos de feltro em uma varanda',
    from: -85,
    until: -10,
    weight: 1,
    a_day: 35,
  },
  {
    type: 'lateral',
    name: 'Oficina de poda',
    alt: 'Oficina de poda: um quarto com plantas em fila',
    from: -30,
    until: null,
    weight: 1,
    active: false,
    a_day: 25,
  },
  {
    type: 'lateral',
    name: 'Adubo orgânico',
    alt: 'Adubo orgânico: uma varanda com plantas ao sol',
    from: -20,
    until: null,
    weight: 1,
    a_day: 30,
  },
  {
    type: 'fim-dos-cursos',
    name: 'Viveiro Claro',
    alt: 'Viveiro Claro: vasos com plantas em uma estufa clara',
    from: -25,
    until: null,
    weight: 1,
    a_day: 30,
  },
  {
    type: 'fim-da-copa',
    name: 'Viveiro Claro',
    alt: 'Viveiro Claro: vasos com plantas em uma estufa clara',
    from: -25,
    until: null,
    weight: 1,
    a_day: 30,
  },
  {
    type: 'fim-do-blog',
    name: 'Viveiro Claro',
    alt: 'Viveiro Claro: vasos com plantas em uma estufa clara',
    from: -25,
    until: null,
    weight: 1,
    a_day: 30,
  },
]

/** The pictures, one for each medium: their shapes, and then their ids. */
export type DrawAds = (shapes: { width: number; height: number }[]) => Promise<number[]>

/** Six placements, ten ads that run, ran or will run, and months of counters. */
export async function seedDemoAds(tx: Context, draw: DrawAds) {
  const placed = await tx.db.insert(ad_types).values(types).returning()
  const typeOf = (slug: Placement) => placed.find((type) => type.slug === slug) as (typeof placed)[number]
  const pictures = await draw(media.map(({ type }) => typeOf(type)))
  const day = (days: number) => dayKey(tx.now().getTime() + days * DAY)
  const rows = media.map(({ type, a_day: _, from, until, name, ...medium }, i) => ({
    ...medium,
    name,
    type_id: typeOf(type).id,
    file_id: pictures[i],
    link: 'https://anunciante.example/',
    starts_on: day(from),
    ends_on: until === null ? null : day(until),
    created_at: new Date(tx.now().getTime() + (Math.min(from, 0) - 1) * DAY),
  }))
  const kept = await tx.db.insert(ads).values(rows).returning({ id: ads.id })
  const counted = media.flatMap((medium, i) => countersOf(medium).map((row) => ({ ...row, ad_id: kept[i]?.id ?? 0 })))
  await tx.db.insert(ad_days).values(counted.map(({ ago, ...row }) => ({ ...row, on: day(ago) })))
}

/** Weekends are busier; about one in seventy clicks. */
function countersOf({ name, from, until, a_day }: Medium) {
  const chance = chanceOf('ad', name)
  const days = Array.from({ length: DAYS }, (_, i) => i - DAYS).filter((ago) => ago >= from && ago <= (until ?? 0))
  return days.map((ago) => {
    const impressions = Math.round(a_day * (ago % 7 > -2 ? 1.4 : 1) * chance.between(0.7, 1.3))
    return { ago, impressions, clicks: Math.round((impressions / 70) * chance.between(0.2, 1.8)) }
  })
}
