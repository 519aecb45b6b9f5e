import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filled, type Names, snake } from './names.ts'
import { UserError } from './user-error.ts'

/** What can be written: a slice of a person's own things, or a list that staff keep. */
export type Kind = 'slice' | 'staff'

/** Writes every file of the slice and returns their paths. Never overwrites. */
export async function writeSlice(names: Names, kind: Kind = 'slice'): Promise<string[]> {
  const templates = join(import.meta.dirname, kind)
  const folder = join('app/domains', names.wing, names.domain, names.things)
  if (existsSync(folder)) throw new UserError(`${folder} já existe.`)
  await refuseTakenTable(snake(kind === 'staff' ? `${names.domain}-${names.things}` : names.things))
  const written: string[] = []
  for (const template of await readdir(templates, { recursive: true })) {
    if (!template.endsWith('.txt')) continue
    const path = join(folder, filled(template.replace(/\.txt$/, ''), names))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, filled(await readFile(join(templates, template), 'utf8'), names))
    written.push(path)
  }
  return written
}

/** All tables share one namespace: a second one of the same name would look like a change of the first. */
async function refuseTakenTable(name: string) {
  const files = await readdir('app', { recursive: true })
  for (const file of files.filter((path) => path.endsWith('.table.ts'))) {
    const source = await readFile(join('app', file), 'utf8')
    if (new RegExp(`pgTable\\(\\s*'${name}'`).test(source))
      throw new UserError(`A tabela ${name} já existe em app/${file}.`)
  }
}
