import type { GuideSlug } from './guide.kinds.ts'

export type Guide = {
  slug: GuideSlug
  title: string
  summary: string
  sections: { id: string; title: string; text: string }[]
  sources: { name: string; url?: string }[]
}
