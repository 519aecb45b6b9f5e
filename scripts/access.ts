import { loadApp } from './load-app.ts'

/** Prints every call, and what the host answers beside them, with method, path and access rule. */
const { apiLines } = await loadApp<typeof import('../app/api-lines.ts')>('./app/api-lines.ts')
const { hostLines } = await loadApp<typeof import('../app/host-routes.ts')>('./app/host-routes.ts')
const lines = [...apiLines(), ...hostLines].sort((a, b) => a.path.localeCompare(b.path))
const width = Math.max(...lines.map((line) => line.path.length))
for (const { method, path, access } of lines) console.log(`${method.padEnd(7)}${path.padEnd(width + 2)}${access}`)
