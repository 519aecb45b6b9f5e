import type { Context } from '#platform/context.ts'
import { empty } from '../app/world/empty.ts'

/** What every test may count on: roles, terms, catalogues. */
export const seedBasics = (ctx: Context) => ctx.transaction(empty)
