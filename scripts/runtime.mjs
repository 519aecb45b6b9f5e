import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { root, UserError } from './main.mjs'
import { npm } from './npm.mjs'
import { capture } from './process.mjs'

const wanted = JSON.parse(readFileSync(new URL('./runtime.json', import.meta.url), 'utf8'))
const major = (version) => Number(version.split('.')[0])

/** Returns the Node to use: the system's when new enough, else one downloaded to .runtime/. */
export async function ensureRuntime() {
  const node = major(process.versions.node) >= major(wanted.version) ? process.execPath : await fetchedNode()
  return { node, env: environmentFor(node) }
}

/** PATH with this Node first; NODE_ENV is left to each script. */
function environmentFor(node) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  // Compiled code is kept between starts, which saves a quarter of each.
  return { NODE_COMPILE_CACHE: join(root, '.runtime/compiled'), ...process.env, PATH: path }
}

async function fetchedNode() {
  const platform = `${process.platform}-${process.arch}`
  const folder = join(root, '.runtime', `node-${wanted.version}-${platform}`)
  const node = join(folder, 'bin/node')
  if (existsSync(node)) return node
  const source = wanted.packages[platform]
  if (!source)
    throw new UserError(`Instale o Node ${major(wanted.version)} ou mais novo: não há um pronto para ${platform}.`)
  console.log(`Baixando o Node ${wanted.version}…`)
  await fetchNode(source, folder)
  return node
}

/** Concurrent calls each unpack their own copy; the first rename wins. */
async function fetchNode({ name, integrity }, folder) {
  mkdirSync(dirname(folder), { recursive: true })
  const draft = mkdtempSync(`${folder}.`)
  try {
    await unpack(`${name}@${wanted.version}`, integrity, draft)
    await refuseBroken(join(draft, 'package/bin/node'))
    mkdirSync(join(draft, 'ready/bin'), { recursive: true })
    renameSync(join(draft, 'package/bin/node'), join(draft, 'ready/bin/node'))
    renameUnlessThere(join(draft, 'ready'), folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

async function unpack(spec, integrity, draft) {
  await npm(['pack', spec, '--pack-destination', draft], { node: process.execPath, env: process.env, cwd: draft })
  const archive = join(
    draft,
    readdirSync(draft).find((name) => name.endsWith('.tgz')),
  )
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== integrity) throw new UserError(`O pacote ${spec} não é o esperado (${found}): nada foi instalado.`)
  const { code, output } = await capture('tar', ['-xzf', archive, '-C', draft, '--no-same-owner', 'package/bin/node'])
  if (code !== 0) throw new UserError(`O pacote ${spec} não pôde ser aberto: ${output.trim()}`)
}

async function refuseBroken(node) {
  chmodSync(node, 0o755)
  const { code, output } = await capture(node, ['--version'])
  if (code !== 0)
    throw new UserError(`O Node ${wanted.version} não roda neste sistema; instale-o por outro meio. (${output.trim()})`)
}

function renameUnlessThere(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(join(to, 'bin/node'))) throw error
  }
}
