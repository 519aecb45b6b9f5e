import type { Category } from './category.kinds.ts'

export const categoryNames: Record<Category, string> = { utility: 'Serviço', marketing: 'Novidades' }
