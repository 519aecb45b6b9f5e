import { execFileSync } from 'node:child_process'
import { type Names, namesOf, snake } from './new/names.ts'
import { registerSlice, registerStaff } from './new/register-slice.ts'
import { UserError } from './new/user-error.ts'
import { writeSlice } from './new/write-slice.ts'

/**
 * npm run new slice garden/seed-banks [banco bancos]: generates a small working resource, from the table to the page,
 * with its tests, its migration and its part of openapi/. npm run new staff ads/types [espaço espaços]: the same for a list
 * that staff keep, as data. A domain that is new is named with its wing: market/auctions/bids.
 */
try {
  const [kind, path, one, many] = process.argv.slice(2)
  if (kind === 'slice') await newSlice(namesOf(path, one, many))
  else if (kind === 'staff') await newStaff(namesOf(path, one, many))
  else
    throw new UserError('Diga o que criar: npm run new slice garden/seed-banks [banco bancos], ou npm run new staff …')
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function newSlice(names: Names) {
  const written = await writeSlice(names)
  generate(names, [...written, ...(await registerSlice(names))])
  console.log(`Agora é sua. Páginas: /${names.domain}/${names.things}. A seguir:
  1. as colunas em ${names.things}.table.ts e o que entra e sai em ${names.things}.schemas.ts;${andThen(names)}`)
}

async function newStaff(names: Names) {
  const written = await writeSlice(names, 'staff')
  generate(names, [...written, ...(await registerStaff(names))])
  console.log(`Agora é sua. Páginas: /admin/${names.domain}/${names.things}. A seguir:
  1. as colunas em ${names.things}.table.ts e os campos em ${names.things}.staff.ts;${andThen(names)}`)
}

function generate(names: Names, files: string[]) {
  run('biome', 'check', '--write', ...files.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')))
  run('node', 'scripts/generate.ts', snake(names.things))
  console.log(`\n${files.join('\n')}\n`)
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

function andThen({ things }: Names) {
  return `
  2. npm run generate ${snake(things)}_columns escreve a migração da diferença e openapi/;
  3. npm run check. O resto do caminho: docs/adding-a-slice.md.`
}
