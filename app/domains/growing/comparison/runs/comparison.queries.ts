import { usualVpd } from '#domains/garden/calculators/target-profiles.kinds.ts'
import { type AirOfDay, airAround } from '#domains/growing/climate/index.ts'
import { showHarvest } from '#domains/growing/harvest/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { evenly } from '#shared/evenly.ts'
import type { Figures, SeriesName } from './comparison.kinds.ts'
import type { Comparison, ComparisonFilter, Run } from './comparison.schemas.ts'
import { differences } from './difference.model.ts'
import { type FedRow, fedRows, type PhotoRow, type PlantRow, photoRows, plantRows } from './run-rows.queries.ts'
import { type DayValue, thinned } from './thin.model.ts'

/**
 * Two to six runs side by side. One that the viewer may not see is 404 for the whole. The same number of queries for any
 * number of them, but for what energy and costs take of each (harvest).
 */
export async function compareRuns(ctx: Context, { plants: slugs, align }: ComparisonFilter): Promise<Comparison> {
  const found = new Map((await plantRows(ctx, slugs)).map((row) => [row.slug, row]))
  const rows = slugs.flatMap((slug) => found.get(slug) ?? [])
  if (rows.length < slugs.length) throw new AppError('not_found', 'Não encontramos uma dessas plantas no nosso jardim.')
  const plant_ids = rows.map(({ id }) => id)
  const [fed, airOf, photos] = await Promise.all([
    fedRows(ctx, plant_ids),
    airAround(ctx, plant_ids),
    photoRows(ctx, plant_ids),
  ])
  const runs: Run[] = []
  for (const row of rows) {
    const from = align === 'inicio' ? row.started_on : (row.cycles.find(({ slug }) => slug === align)?.on ?? null)
    const mine = <Row extends { plant_id: number }>(all: Row[]) => all.filter(({ plant_id }) => plant_id === row.id)
    runs.push(await runOf(ctx, { row, from, fed: mine(fed), days: airOf(row.id), photos: mine(photos) }))
  }
  // How long one that still grows lasts is not known: that it began later is no difference.
  const known = runs.map(({ figures }, at) => (rows[at]?.ended_on ? figures : { ...figures, days: null }))
  return {
    ...{ align, runs, differences: differences(known), band_from: usualVpd.source },
    days: Math.max(1, ...runs.map(({ phases }) => phases.at(-1)?.to ?? 0)),
    open: runs.every((run) => !run.private),
  }
}

type Parts = { row: PlantRow; from: string | null; fed: FedRow[]; days: Map<string, AirOfDay>; photos: PhotoRow[] }

async function runOf(ctx: Context, { row, from, fed, days, photos }: Parts): Promise<Run> {
  const last = row.ended_on ?? dayKey(ctx.now())
  const end = [last, ...row.cycles.map(({ on }) => on)].toSorted().at(-1) ?? last
  const dayOf = (day: string) => (from === null ? -1 : daysBetween(from, day))
  const drawn = <Row>(rows: Iterable<Row>, of: (row: Row) => [string, number | null | undefined]): DayValue[] =>
    thinned(
      [...rows].flatMap((one): DayValue[] => {
        const [day, value] = of(one)
        return value === null || value === undefined || dayOf(day) < 0 || day > end ? [] : [[dayOf(day), value]]
      }),
    )
  const airSeries = (name: keyof AirOfDay) => drawn(days, ([day, air]) => [day, air[name]])
  const phases = row.cycles.map(({ slug, name, on }, at) => ({
    ...{ slug, name, from: Math.max(0, dayOf(on)) },
    to: dayOf(row.cycles[at + 1]?.on ?? end),
  }))
  const series: Record<SeriesName, DayValue[]> = {
    vpd: airSeries('vpd'),
    temperature: airSeries('temperature'),
    humidity: airSeries('humidity'),
    water: drawn(fed, ({ day, water }) => [day, water]),
    ec: drawn(fed, ({ day, ec }) => [day, ec]),
    height: drawn(fed, ({ day, height }) => [day, height]),
  }
  return {
    ...{ slug: row.slug, name: row.name, user: { nickname: row.nickname }, genetic: row.genetic_name },
    ...{ private: !row.open, from, series },
    phases: from === null ? [] : phases.filter(({ to }) => to >= 0),
    figures: await figuresOf(ctx, { row, from, fed, days, photos }, end),
    photos: evenly(
      photos.filter(({ taken }) => dayOf(taken) >= 0),
      MOST_PHOTOS,
    ).map(({ taken, plant_id: _, ...file }) => ({
      day: dayOf(taken),
      document: photoDocument(ctx, file),
    })),
  }
}

/** Enough to find one near any day. */
const MOST_PHOTOS = 60

async function figuresOf(ctx: Context, { row, fed, days }: Parts, end: string): Promise<Figures> {
  const harvest = await showHarvest(ctx, { id_or_slug: row.slug })
  const sum = (of: (one: FedRow) => number | null) => {
    const known = fed.flatMap((one) => of(one) ?? [])
    return known.length ? known.reduce((total, value) => total + value, 0) : null
  }
  const mean = (values: number[]) =>
    values.length ? values.reduce((total, value) => total + value, 0) / values.length : null
  const water = sum(({ water }) => water)
  return {
    in_band: shareInBand(row, days),
    water_l: water === null ? null : water / 1000,
    waterings: sum(({ waterings }) => waterings),
    feedings: sum(({ feedings }) => feedings),
    ec: mean(fed.flatMap(({ ec }) => ec ?? [])),
    vpd: mean([...days.values()].flatMap(({ vpd }) => vpd ?? [])),
    kwh: harvest.yield.kwh_share,
    grams: row.cured_g ?? row.dry_g,
    per_kwh: harvest.yield.per_kwh,
    per_gram: harvest.costs?.per_gram ?? null,
    days: daysBetween(row.started_on, end),
  }
}

/** Days whose mean VPD lies in the band of the phase in which the plant was, of those with a reading; null without any. */
function shareInBand({ cycles }: PlantRow, days: Map<string, AirOfDay>): number | null {
  const judged = [...days].flatMap(([day, { vpd }]) => {
    const phase = cycles.findLast(({ on }) => on <= day)?.slug ?? ''
    const wanted = usualVpd.bandOf(phase)
    return vpd === undefined || !wanted ? [] : [vpd >= wanted.from && vpd <= wanted.to]
  })
  return judged.length ? judged.filter(Boolean).length / judged.length : null
}
