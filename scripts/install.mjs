import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { root, Sentence } from './main.mjs'
import { npm } from './npm.mjs'

/** Installs what package-lock.json says, unless node_modules already holds it for this platform. */
export const ensureInstalled = (runtime) => (isInstalled() ? undefined : withLock('install', () => install(runtime)))

async function install(runtime) {
  if (isInstalled()) return
  console.log('Instalando as dependências (só na primeira vez)…')
  // The build needs devDependencies whatever NODE_ENV says; no package of ours needs its install script.
  const always = ['--include=dev', '--include=optional', '--include=peer', '--ignore-scripts']
  await exactly(['--no-audit', '--no-fund', ...always], runtime)
  if (!isInstalled()) throw new Sentence('As dependências ficaram incompletas: apague node_modules e tente de novo.')
}

/**
 * `npm ci` refuses a lockfile without the optional packages of platforms that the registry did not have that day;
 * `npm install --no-save` keeps to the same versions and leaves the lockfile alone.
 */
async function exactly(options, runtime) {
  try {
    await npm(['ci', ...options], runtime)
  } catch (error) {
    if (!/Missing: .*@ from lock file/.test(error.message)) throw error
    await npm(['install', '--no-save', ...options], runtime)
  }
}

/** npm writes what it installed to node_modules/.package-lock.json, last of all: an interrupted install has none. */
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

/** An optional package made for just this platform counts as wanted: it is missing when node_modules comes from another. */
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
