import type { Segment } from './segment.kinds.ts'

export const segmentWords: Record<Segment, string> = {
  todos: 'todos que aceitaram',
  seguidores: 'quem segue quem assina',
}
