import { asc, desc, gt, lte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { levels } from './levels.table.ts'

/** What somebody with so many earned points is; undefined before the first level. */
export async function levelAt({ db }: Context, earned: number) {
  const [level] = await db.select().from(levels).where(lte(levels.points, earned)).orderBy(desc(levels.points)).limit(1)
  return level
}

export async function nextLevel({ db }: Context, earned: number) {
  const [level] = await db.select().from(levels).where(gt(levels.points, earned)).orderBy(asc(levels.points)).limit(1)
  return level
}
