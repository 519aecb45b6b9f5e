import { expect, test } from 'vitest'
import { demoList } from './demo-list.seed.ts'
import { type ReviewGroup, reviewGroup, storeReviews } from './demo-reviews.seed.ts'

/** Words that only some products can be told of. */
const only: [word: RegExp, groups: ReviewGroup[]][] = [
  [/silencios|barulho/i, ['ar']],
  [/manual/i, ['robo', 'estufa']],
  [/robô|wi-fi/i, ['robo']],
  [/aula/i, ['curso']],
  [/lâmina|corte/i, ['ferramenta']],
  [/pilha|leitura/i, ['medidor']],
  [/raiz|transplant/i, ['vaso']],
]

test('no review stands twice in a store, and each speaks of a product of its kind', () => {
  for (const start of [0, 5, 10, 15, 20, 25]) {
    const take = storeReviews(start)
    const said = demoList.flatMap(([family]) =>
      take(family, 3).map(({ text }) => ({ text, group: reviewGroup(family) })),
    )
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
    const wrong = said.filter(({ text, group }) => only.some(([word, of]) => word.test(text) && !of.includes(group)))
    expect(wrong).toEqual([])
  }
})
