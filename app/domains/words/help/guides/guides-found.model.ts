import { searchable } from '#shared/text.ts'
import { askedWords } from '../questions/asked-words.model.ts'
import type { Guide } from './guide.view.ts'
import { guides } from './guides.words.ts'

/** Guides whose headings have every word that was typed; all of them when nothing was. */
export function guidesFor(search: string): Guide[] {
  const words = search ? askedWords(search) : []
  if (search && !words.length) return []
  return Object.values(guides).filter(({ title, summary, sections }) => {
    const heads = searchable([title, summary, ...sections.map((one) => one.title)].join(' '))
    return words.every((word) => heads.includes(word))
  })
}
