import type { Ancestor, Descendant, Relative } from './genetics.schemas.ts'

export type LineRow = Relative & { mother_id: number | null; father_id: number | null }

export const GENERATIONS_BACK = 4
export const GENERATIONS_ON = 3

/** The tree above an entry, of rows that the reader may see: a parent that is not among them is unknown. */
export function ancestorTree(rows: LineRow[], id: number | null, left = GENERATIONS_BACK): Ancestor | null {
  const row = rows.find((one) => one.id === id)
  if (!row || left === 0) return null
  const { mother_id, father_id, ...relative } = row
  return {
    ...relative,
    mother: ancestorTree(rows, mother_id, left - 1),
    father: ancestorTree(rows, father_id, left - 1),
  }
}

/** The crosses made with an entry, and those made with them, by name. */
export function descendantTree(rows: LineRow[], id: number, left = GENERATIONS_ON): Descendant[] {
  if (left === 0) return []
  return rows
    .filter(({ mother_id, father_id }) => mother_id === id || father_id === id)
    .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
    .map(({ mother_id: _m, father_id: _f, ...relative }) => ({
      ...relative,
      children: descendantTree(rows, relative.id, left - 1),
    }))
}
