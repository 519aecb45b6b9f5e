import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const indent = (line: string) => line.length - line.trimStart().length

/** Lines of `for` whose body opens a transaction: the first one that fails would stop those after it. */
function loopsOfTransactions(source: string) {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    if (!/^\s*for (await )?\(const /.test(line)) return []
    const end = lines.findIndex((next, i) => i > at && next.trim() !== '' && indent(next) <= indent(line))
    return /await ctx\.transaction\(/.test(lines.slice(at, end).join('\n')) ? [at + 1] : []
  })
}

test('a loop of transactions is seen, however it is written', () => {
  const one = 'run()\n  for (const { id } of due) await ctx.transaction((tx) => pay(tx, id))\n}'
  const long = '  for (const one of due) {\n    const { id } = one\n    if (id)\n      await ctx.transaction(pay)\n  }'
  expect(loopsOfTransactions(one)).toEqual([2])
  expect(loopsOfTransactions(long)).toEqual([1])
  expect(loopsOfTransactions('for (const one of due) go(one)\nawait ctx.transaction(pay)\n')).toEqual([])
})

test('each item of a job has a transaction of its own by forEach, which goes on after one that fails', () => {
  const files = globSync('app/domains/**/*.{actions,jobs}.ts')
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    loopsOfTransactions(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})
