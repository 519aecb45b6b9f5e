import '#platform/validation.ts'
import '../app/install.ts'
import type { Context } from '#platform/context.ts'
import { empty } from '../app/world/empty.ts'

/** Seeds what every test relies on: roles, terms, catalogues. */
export const seedBasics = (ctx: Context) => ctx.transaction(empty)
