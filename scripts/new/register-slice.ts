import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { order, wings } from '../../app/domain-order.ts'
import { withEntry, withImport, withProperty } from './edit-source.ts'
import { camel, filled, type Names } from './names.ts'

const templates = join(import.meta.dirname, 'domain')

/** Registers the slice in its domain, and a new domain in the site. Returns the changed files. */
export async function registerSlice(names: Names): Promise<string[]> {
  const { wing, domain, things } = names
  const at = (kind: string) => `app/domains/${wing}/${domain}/${domain}.${kind}.ts`
  const [manifest, routes, personalData] = [at('domain'), at('routes'), at('personal-data')]
  const isNew = !existsSync(manifest)
  const made = [
    await make(`app/domains/${wing}/${domain}/README.md`, 'README.md', names),
    await make(manifest, 'model-domain.domain.ts', names),
    await make(routes, 'model-domain.routes.ts', names),
    await make(personalData, 'model-domain.personal-data.ts', names),
  ]
  await edit(manifest, (source) => joinedManifest(source, names, manifest))
  await edit(routes, (source) => joinedRoutes(source, names, routes))
  await edit(personalData, (source) => {
    const imported = withImport(
      source,
      `import { ${camel(things)}PersonalData } from './${things}/${things}.personal-data.ts'`,
    )
    const list = `export const ${camel(domain)}PersonalData: PersonalTable[] = [`
    return withEntry(imported, list, `...${camel(things)}PersonalData`, personalData)
  })
  if (isNew) made.push(...(await joinDomains(names)))
  return [...new Set([...made, manifest, routes, personalData])].filter((path) => path !== undefined)
}

/** Registers the list in its domain: its calls, its pages in the administration, and the domain's permission. */
export async function registerStaff(names: Names): Promise<string[]> {
  const { wing, domain, things } = names
  const at = (kind: string) => `app/domains/${wing}/${domain}/${domain}.${kind}.ts`
  const [manifest, routes] = [at('domain'), at('routes')]
  const isNew = !existsSync(manifest)
  const made = [
    await make(`app/domains/${wing}/${domain}/README.md`, 'README.md', names),
    await make(manifest, 'model-domain.domain.ts', names),
    await make(routes, 'model-domain.routes.ts', names),
    isNew ? await make(at('personal-data'), 'model-domain.personal-data.ts', names) : undefined,
  ]
  const list = camel(things)
  const opening = `export const ${camel(domain)} = {`
  await edit(manifest, (source) => {
    const imported = withImport(source, `import { ${list} } from './${things}/${things}.staff.ts'`)
    const withApi = withEntry(
      withProperty(imported, opening, 'api', '{}', manifest),
      '  api: {',
      `${list}: ${list}.calls`,
      manifest,
    )
    return withEntry(withProperty(withApi, opening, 'staff', '[]', manifest), 'staff: [', list, manifest)
  })
  await edit(routes, (source) => {
    const imported = withImport(source, `import { staffRoutes } from '#web/staff/staff-routes.ts'`)
    const frame = imported.includes('const admin = [') ? imported : withAdmin(imported, routes)
    const inList = frame.includes('const admin = [') ? 'const admin = [' : 'admin: ['
    return withEntry(frame, inList, `...staffRoutes('admin/${domain}/${things}')`, routes)
  })
  const permissions = 'app/platform/access/permissions.ts'
  await edit(permissions, (source) =>
    source.includes(`'${domain}.manage'`)
      ? source
      : source.replace('} as const', `  '${domain}.manage': 'Cuidar de ${names.many}',\n} as const`),
  )
  if (isNew) made.push(...(await joinDomains(names)))
  return [...new Set([...made, manifest, routes, permissions])].filter((path) => path !== undefined)
}

/** Routes of the administration, in a domain that had none. */
const withAdmin = (source: string, file: string) =>
  source.includes('admin: [') ? source : withEntry(source, 'export const routes: DomainRoutes = {', 'admin: []', file)

async function make(path: string, template: string, names: Names) {
  if (existsSync(path)) return undefined
  await writeFile(path, filled(await readFile(join(templates, `${template}.txt`), 'utf8'), names))
  return path
}

async function edit(path: string, change: (source: string) => string) {
  await writeFile(path, change(await readFile(path, 'utf8')))
  return path
}

/** Adds the slice's calls to the domain's manifest, and its personal data list if it had none. */
function joinedManifest(source: string, { domain, things }: Names, file: string) {
  const api = `${camel(things)}Api`
  const list = `${camel(domain)}PersonalData`
  const imported = [
    `import { ${list} } from './${domain}.personal-data.ts'`,
    `import { ${api} } from './${things}/${things}.api.ts'`,
  ].reduce(withImport, source)
  const opening = `export const ${camel(domain)} = {`
  const withList = withProperty(imported, opening, 'personalData', list, file)
  return withEntry(withProperty(withList, opening, 'api', '{}', file), '  api: {', `${camel(things)}: ${api}`, file)
}

/** Adds routes in the site's layout. */
function joinedRoutes(source: string, { wing, domain, things, thing }: Names, file: string) {
  const pages = `domains/${wing}/${domain}/${things}/pages`
  const opening = source.includes('const site = [') ? 'const site = [' : '  site: ['
  return [
    `route('${domain}/${things}', '${pages}/my-${things}.page.tsx')`,
    `route('${domain}/${things}/criar', '${pages}/${thing}-new.page.tsx')`,
    `route('${domain}/${things}/:slug', '${pages}/${thing}-detail.page.tsx')`,
    `route('${domain}/${things}/:slug/editar', '${pages}/${thing}-edit.page.tsx')`,
  ].reduce((so_far, line) => withEntry(so_far, opening, line, file), source)
}

/** A new domain comes last in its wing: it may import the others of it, and the wings below. */
async function joinDomains({ wing, domain }: Names) {
  const after = order.slice(order.indexOf(wings[wing as keyof typeof wings][0]))
  const above = after.filter((name) => !wings[wing as keyof typeof wings].includes(name as never)).map(camel)
  return [
    await edit('app/domain-order.ts', (source) =>
      withEntry(source, `  ${wing}: [`, `'${domain}'`, 'app/domain-order.ts'),
    ),
    await edit('app/domains.ts', (source) => {
      const imported = withImport(
        source,
        `import { ${camel(domain)} } from '#domains/${wing}/${domain}/${domain}.domain.ts'`,
      )
      const next = above.find((name) => imported.includes(`\n  ${name},`))
      return imported.replace(next ? `\n  ${next},` : '\n} satisfies', `\n  ${camel(domain)},$&`)
    }),
  ]
}
