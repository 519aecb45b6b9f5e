import { loadApp } from './load-app.ts'

/** Prints every call with method, path and access rule. */
const { apiLines } = await loadApp<typeof import('../app/api-lines.ts')>('./app/api-lines.ts')
const lines = apiLines()
const width = Math.max(...lines.map((line) => line.path.length))
for (const { method, path, access } of lines) console.log(`${method.padEnd(7)}${path.padEnd(width + 2)}${access}`)
