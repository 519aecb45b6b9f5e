import type { Permission } from '#platform/access/permissions.ts'
import type { CatalogueName } from './items/items.table.ts'

export type Catalogue = {
  name: CatalogueName
  /** 'Ciclos da planta': the page title. */
  title: string
  /** 'ciclo', 'ciclos'. */
  noun: readonly [one: string, many: string]
  gender: 'o' | 'a'
  permission: Permission
  hasIcon: boolean
}

/** Every simple list: one generic slice and one set of pages under many paths (/admin/{name}). */
export const catalogues = {
  ciclos_da_planta: {
    name: 'ciclos_da_planta',
    title: 'Ciclos da planta',
    noun: ['ciclo', 'ciclos'],
    gender: 'o',
    permission: 'plants.manage',
    hasIcon: true,
  },
  aparencia_da_planta: {
    name: 'aparencia_da_planta',
    title: 'Aparência da planta',
    noun: ['aparência', 'aparências'],
    gender: 'a',
    permission: 'plants.manage',
    hasIcon: false,
  },
  cuidados_planta: {
    name: 'cuidados_planta',
    title: 'Cuidados com a planta',
    noun: ['cuidado', 'cuidados'],
    gender: 'o',
    permission: 'plants.manage',
    hasIcon: false,
  },
  saude_da_planta: {
    name: 'saude_da_planta',
    title: 'Saúde da planta',
    noun: ['estado de saúde', 'estados de saúde'],
    gender: 'o',
    permission: 'plants.manage',
    hasIcon: false,
  },
  'status-plano-de-cultivo': {
    name: 'status-plano-de-cultivo',
    title: 'Status do plano de cultivo',
    noun: ['status', 'status'],
    gender: 'o',
    permission: 'plants.manage',
    hasIcon: false,
  },
} as const satisfies Record<CatalogueName, Catalogue>
