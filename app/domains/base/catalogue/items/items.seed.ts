import type { Context } from '#platform/context.ts'
import { slugify } from '#shared/text.ts'
import { type CatalogueName, catalogue_items } from './items.table.ts'

const lists: Record<CatalogueName, string[]> = {
  // Chronological order; the specification lists names only (decisions, 2).
  ciclos_da_planta: ['Semente', 'Germinação', 'Vegetativo', 'Floração', 'Colheita', 'Secagem', 'Cura'],
  aparencia_da_planta: ['Viçosa', 'Normal', 'Caída', 'Amarelada', 'Manchada', 'Queimada nas pontas', 'Esticada'],
  cuidados_planta: [
    'Rega',
    'Adubação',
    'Poda apical',
    'Desfolha',
    'Amarração (LST)',
    'Transplante',
    'Limpeza',
    'Controle de pragas',
  ],
  saude_da_planta: ['Ótima', 'Boa', 'Atenção', 'Ruim', 'Crítica'],
  'status-plano-de-cultivo': ['Planejado', 'Em andamento', 'Pausado', 'Concluído', 'Abandonado'],
}

export async function seedCatalogues({ db }: Context) {
  const rows = Object.entries(lists).flatMap(([catalogue, names]) =>
    names.map((name, i) => ({
      catalogue: catalogue as CatalogueName,
      name,
      slug: slugify(name),
      order: i + 1,
      icon_url: catalogue === 'ciclos_da_planta' ? `/arte/ciclos/${slugify(name)}.svg` : null,
    })),
  )
  await db.insert(catalogue_items).values(rows)
}
