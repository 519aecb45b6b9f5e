import type { About } from '../../tasks/tasks.schemas.ts'

const words = { plant: 'planta', space: 'espaco', plan: 'plano' } as const

/** The page of the plant, space or plan that a task is about. */
export const thingAddress = ({ type, slug }: Pick<About, 'type' | 'slug'>) => `/cultivo/${words[type]}/${slug}`
