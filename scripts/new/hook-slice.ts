import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withEntry, withImport } from './hook.ts'
import { camel, filled, type Names } from './names.ts'

const templates = join(import.meta.dirname, 'domain')

/** Makes the slice part of its domain, and a new domain part of the site. Answers with the files that it touched. */
export async function hookSlice(names: Names): Promise<string[]> {
  const { domain, things, thing } = names
  const at = (name: string) => `app/domains/${domain}/${name}`
  const [router, routes] = [at(`${domain}.router.ts`), at(`${domain}.routes.ts`)]
  const personal = at(`${domain}.personal-data.ts`)
  const isNew = { router: !existsSync(router), routes: !existsSync(routes), personal: !existsSync(personal) }
  const made = [await make(at('README.md'), 'README.md', names)]
  made.push(await make(router, 'model-domain.router.ts', names), await make(routes, 'model-domain.routes.ts', names))

  made.push(await make(personal, 'model-domain.personal-data.ts', names))

  await edit(router, (source) => {
    const imported = withImport(source, `import { ${camel(things)}Api } from './${things}/${things}.api.ts'`)
    return withEntry(
      imported,
      `export const ${camel(domain)}Router = {`,
      `${camel(things)}: ${camel(things)}Api`,
      router,
    )
  })
  const pages = `domains/${domain}/${things}/pages`
  await edit(routes, (source) =>
    [
      `route('${domain}/${things}', '${pages}/my-${things}.page.tsx')`,
      `route('${domain}/${things}/criar', '${pages}/${thing}-new.page.tsx')`,
      `route('${domain}/${things}/:slug', '${pages}/${thing}-detail.page.tsx')`,
      `route('${domain}/${things}/:slug/editar', '${pages}/${thing}-edit.page.tsx')`,
    ].reduce((so_far, line) => withEntry(so_far, `export const ${camel(domain)}Routes = [`, line, routes), source),
  )
  await edit(personal, (source) => {
    const entry = `${camel(things)}PersonalData`
    const imported = withImport(source, `import { ${entry} } from './${things}/${things}.personal-data.ts'`)
    return withEntry(
      imported,
      `export const ${camel(domain)}PersonalData: PersonalTable[] = [`,
      `...${entry}`,
      personal,
    )
  })
  if (isNew.personal) made.push(await edit('app/personal-data.ts', (source) => joinedPersonalData(source, domain)))
  if (isNew.router) made.push(await edit('app/api.ts', (source) => joinedApi(source, domain)))
  if (isNew.routes) made.push(await edit('app/routes.ts', (source) => joinedRoutes(source, domain)))
  return [...new Set([...made, router, routes, personal])].filter((path) => path !== undefined)
}

async function make(path: string, template: string, names: Names) {
  if (existsSync(path)) return undefined
  await writeFile(path, filled(await readFile(join(templates, `${template}.txt`), 'utf8'), names))
  return path
}

async function edit(path: string, change: (source: string) => string) {
  await writeFile(path, change(await readFile(path, 'utf8')))
  return path
}

function joinedApi(source: string, domain: string) {
  const imported = withImport(source, `import { ${camel(domain)}Router } from '#domains/${domain}/${domain}.router.ts'`)
  return withEntry(imported, 'export const api = {', `${camel(domain)}: ${camel(domain)}Router`, 'app/api.ts')
}

/** The domain's pages go inside the site's frame, before the page that answers for all the rest. */
function joinedRoutes(source: string, domain: string) {
  const imported = withImport(
    source,
    `import { ${camel(domain)}Routes } from './domains/${domain}/${domain}.routes.ts'`,
  )
  return imported.replace(/^( *)route\('\*'/m, `$1...${camel(domain)}Routes,\n$&`)
}

/** What people made goes before the people. */
function joinedPersonalData(source: string, domain: string) {
  const list = `${camel(domain)}PersonalData`
  const imported = withImport(source, `import { ${list} } from '#domains/${domain}/${domain}.personal-data.ts'`)
  return imported.replace('export const personalData = [', `$&\n  ...${list},`)
}
