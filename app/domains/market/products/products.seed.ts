import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { slugify } from '#shared/text.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import { product_categories } from './categories/product-categories.table.ts'
import type { ProductKind } from './types/product-type.kinds.ts'
import { product_types } from './types/product-types.table.ts'
import { keepPrices } from './variants/keep-prices.actions.ts'
import { seedProductWords } from './words/product-words.seed.ts'

const types: [name: string, kind: ProductKind, icon: IconName][] = [
  ['Produto físico', 'fisico', 'package'],
  ['Produto digital', 'digital', 'file-down'],
  ['Curso', 'curso', 'graduation-cap'],
  ['Assinatura', 'assinatura', 'repeat'],
  ['Consultoria', 'consultoria', 'handshake'],
]

/** Shelves, and what is below each. */
const shelves: [name: string, icon: IconName, below: string[]][] = [
  ['Iluminação', 'lamp-ceiling', ['Painéis de LED', 'Lâmpadas e reatores', 'Temporizadores']],
  ['Substratos', 'shovel', ['Substratos prontos', 'Fibra de coco', 'Perlita e vermiculita', 'Compostos e húmus']],
  ['Fertilizantes', 'flask-conical', ['Líquidos', 'Em pó', 'Orgânicos', 'Estimulantes']],
  ['Vasos e bandejas', 'package-open', ['Vasos de feltro', 'Vasos plásticos', 'Bandejas e berçários']],
  [
    'Ambiente e exaustão',
    'fan',
    ['Estufas', 'Exaustores e ventiladores', 'Filtros de carvão', 'Umidificadores', 'Robôs de cultivo'],
  ],
  ['Medidores', 'gauge', ['pH e EC', 'Temperatura e umidade', 'Balanças']],
  ['Irrigação', 'droplets', ['Gotejamento', 'Regadores e pulverizadores']],
  ['Poda e secagem', 'scissors', ['Tesouras', 'Redes e varais de secagem', 'Potes de cura']],
  ['Livros e cursos', 'book-open', ['Livros e guias', 'Cursos']],
  ['Consultoria', 'handshake', []],
]

/** What no shop opens without: types, shelves, and the words that no product has. */
export async function seedShelves(tx: Context) {
  await tx.db
    .insert(product_types)
    .values(types.map(([name, kind, icon], position) => ({ name, kind, icon, position, slug: slugify(name) })))
  for (const [position, [name, icon, below]] of shelves.entries()) {
    const [top] = await tx.db
      .insert(product_categories)
      .values({ name, icon, position, slug: slugify(name) })
      .returning({ id: product_categories.id })
    if (top && below.length)
      await tx.db.insert(product_categories).values(
        below.map((child, place) => ({
          name: child,
          parent_id: top.id,
          depth: 2,
          position: place,
          slug: child === 'Cursos' ? 'cursos-da-loja' : slugify(child),
        })),
      )
  }
  await seedProductWords(tx)
}

/** Prices and counters of lists, of all products at once. */
export async function countProducts(tx: Context) {
  const { rows } = await tx.db.execute<{ id: number }>(sql`update products p
    set reviews_count = r.count, stars_sum = r.stars
    from products o, lateral (select count(*)::int as count, coalesce(sum(stars), 0)::int as stars
      from product_reviews r where r.product_id = o.id) r
    where o.id = p.id returning p.id`)
  await keepPrices(tx, ...rows.map(({ id }) => id))
}
