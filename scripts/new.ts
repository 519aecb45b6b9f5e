import { execFileSync } from 'node:child_process'
import { namesOf, snake } from './new/names.ts'
import { registerSlice } from './new/register-slice.ts'
import { UserError } from './new/user-error.ts'
import { writeSlice } from './new/write-slice.ts'

/**
 * npm run new slice garden/seed-banks [banco bancos]: generates a small working resource, from the table to the page,
 * with its tests, its migration and its part of openapi/.
 */
try {
  const [kind, path, one, many] = process.argv.slice(2)
  if (kind !== 'slice') throw new UserError('Diga o que criar: npm run new slice garden/seed-banks [banco bancos]')
  await newSlice(path, one, many)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function newSlice(path?: string, one?: string, many?: string) {
  const names = namesOf(path, one, many)
  const written = await writeSlice(names)
  const touched = await registerSlice(names)
  run('biome', 'check', '--write', ...written, ...touched.filter((file) => file.endsWith('.ts')))
  run('node', 'scripts/generate.ts', snake(names.things))
  console.log(`\n${[...written, ...touched].join('\n')}\n`)
  console.log(`Agora é sua. Páginas: /${names.domain}/${names.things}. A seguir:
  1. as colunas em ${names.things}.table.ts e o que entra e sai em ${names.things}.schemas.ts;
  2. npm run generate ${snake(names.things)}_columns escreve a migração da diferença e openapi/;
  3. npm run check. O resto do caminho: docs/adding-a-slice.md.`)
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}
