import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { root, UserError } from './main.mjs'
import { npm } from './npm.mjs'

/** Installs the packages of package-lock.json, unless node_modules is up to date for this platform. */
export const ensureInstalled = (runtime) => (isInstalled() ? undefined : withLock('install', () => install(runtime)))

async function install(runtime) {
  if (isInstalled()) return
  console.log('Instalando as dependências (só na primeira vez)…')
  // The build needs devDependencies whatever NODE_ENV is; no package of ours needs its install script.
  const always = ['--include=dev', '--include=optional', '--include=peer', '--ignore-scripts']
  await exactly(['--no-audit', '--no-fund', ...always], runtime)
  if (!isInstalled()) throw new UserError('As dependências ficaram incompletas: apague node_modules e tente de novo.')
}

/**
 * `npm ci` rejects a lockfile without the optional packages of platforms that the registry lacked at the time; `npm
 * install --no-save` uses the same versions and leaves the lockfile alone.
 */
async function exactly(options, runtime) {
  try {
    await npm(['ci', ...options], runtime)
  } catch (error) {
    if (!/Missing: .*@ from lock file/.test(error.message)) throw error
    await npm(['install', '--no-save', ...options], runtime)
  }
}

/** npm writes node_modules/.package-lock.json last: an interrupted install has none. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  if (!installed) return false
  const wanted = Object.entries(packagesOf('package-lock.json') ?? {}).filter(([path]) => path !== '')
  return wanted.every(([path, entry]) => isOptionalHere(entry) || installed[path]?.version === entry.version)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** An optional package for this platform is required: it is missing when node_modules comes from another one. */
function isOptionalHere({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false
  if (!os && !cpu) return true
  return !(fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcName()))
}

/** npm's rule: '!x' excludes, names alone include. */
function fits(list, value) {
  if (!list || !value) return true
  if (list.includes(`!${value}`)) return false
  return list.every((name) => name.startsWith('!')) || list.includes(value)
}

function libcName() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
