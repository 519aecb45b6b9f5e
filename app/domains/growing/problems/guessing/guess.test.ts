import { expect, test } from 'vitest'
import { guessesOf } from './guess.model.ts'
import { whyWords } from './guess.words.ts'
import { sources } from './problem-sources.kinds.ts'
import { problems } from './problem-tree.kinds.ts'
import { markSlugs, placeSlugs } from './signs.kinds.ts'

const told = (
  ...[places, marks]: [Parameters<typeof guessesOf>[0]['places'], Parameters<typeof guessesOf>[0]['marks']]
) => guessesOf({ places, marks }).map(({ problem, sure }) => `${problem} ${sure}`)

test('every problem seen whole, where it shows, is the first guess, and sure', () => {
  for (const { slug, places, marks } of problems) {
    const [first, ...others] = guessesOf({ places, marks })
    expect(first, slug).toMatchObject({ problem: slug, sure: 'alta', missing: [], besides: [] })
    expect(first?.common, slug).toBe(first?.of)
    expect(others.length).toBeLessThan(3)
  }
})

test('no two problems have the same signs, each sign belongs to one, and each problem has its sources', () => {
  const looks = problems.map(({ places, marks }) => [...places, ...marks].toSorted().join())
  expect(new Set(looks).size).toBe(problems.length)
  const used = new Set<string>(problems.flatMap(({ places, marks }) => [...places, ...marks]))
  expect([...placeSlugs, ...markSlugs].filter((slug) => !used.has(slug))).toEqual([])
  const named = new Set<string>(problems.flatMap((problem) => problem.sources))
  expect(Object.keys(sources).filter((source) => !named.has(source))).toEqual([])
  for (const problem of problems) expect(problem.sources.length, problem.slug).toBeGreaterThan(0)
})

test('old or new leaves tell magnesium from iron', () => {
  expect(told(['folhas-velhas'], ['amarelo-nervuras'])[0]).toBe('magnesio media')
  expect(told(['folhas-novas'], ['amarelo-nervuras'])[0]).toBe('ferro media')
})

test('what two problems explain as well is never sure, and what one does not explain makes it less so', () => {
  expect(told(['solo'], ['murcha'])).toEqual(['agua-demais media', 'agua-de-menos media', 'raiz-podre media'])
  expect(told(['flores'], ['po-branco'])).toEqual(['oidio alta'])
  expect(told(['flores'], ['po-branco', 'murcha'])[0]).toBe('oidio media')
  expect(told(['flores'], ['po-branco', 'murcha', 'teia', 'roxo', 'melado'])[0]).toBe('oidio baixa')
})

test('it is said why, what does not fit and what to look for; nothing in common is no guess', () => {
  const [guess] = guessesOf({ places: ['raiz'], marks: ['teia', 'pontinhos-claros', 'roxo'] })
  expect(guess && whyWords(guess)).toEqual([
    'Porque você viu pontinhos claros na folha e teia fina.',
    'Não costuma começar onde você marcou.',
    'Não explica roxo em talos e folhas.',
    'Veja se também tem bichos visíveis.',
  ])
  expect(guessesOf({ places: ['raiz'], marks: [] })).toEqual([])
})
