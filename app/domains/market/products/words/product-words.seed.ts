import { foldWords } from '#domains/base/social/words/fold-words.model.ts'
import type { Context } from '#platform/context.ts'
import type { ProductWordEffect } from './product-word.kinds.ts'
import { product_words } from './product-words.table.ts'

/** What the list begins with; staff goes on from there. Whole words, whatever their accents and capitals. */
const words: Record<ProductWordEffect, string[]> = {
  recusar: [
    'semente',
    'sementes',
    'seed',
    'seeds',
    'feminizada',
    'feminizadas',
    'automática feminizada',
    'clone',
    'clones',
    'muda de cannabis',
    'mudas de cannabis',
    'muda de maconha',
    'mudas de maconha',
    'planta viva',
    'plantas vivas',
    'cannabis',
    'canabis',
    'maconha',
    'ganja',
    'flor seca',
    'flores secas',
    'buds',
    'haxixe',
    'hash',
    'skunk',
    'kief',
    'rosin',
    'live resin',
    'dry sift',
    'bubble hash',
    'óleo de CBD',
    'óleo de THC',
    'CBD',
    'THC',
    'canabidiol',
    'tintura de cannabis',
    'comestível canábico',
    'extrato de cannabis',
  ],
  permitir: [
    'bandeja para sementes',
    'bandeja de sementes',
    'porta sementes',
    'germinação de sementes',
    'germinar sementes',
    'estojo para sementes',
    'papel semente',
    'gel para clones',
    'bandeja para clones',
    'estufa para clones',
    'cultivo de cannabis',
  ],
}

export async function seedProductWords({ db }: Context) {
  const rows = Object.entries(words).flatMap(([effect, list]) =>
    list.map((word) => ({ word, folded: foldWords(word), effect: effect as ProductWordEffect })),
  )
  await db.insert(product_words).values(rows)
}
