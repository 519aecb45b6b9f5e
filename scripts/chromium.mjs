import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './process.mjs'

/** Draws pages without a window of its own: the same ones with a third less work. */
const shells = ['chromium-headless-shell']
/** What only these do: notifications. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const findShell = () => find(shells)
const findBrowser = () => find(browsers) ?? elsewhere.find(isProgram)

/**
 * Finds Chromium for the browser tests: the whole browser, and its headless shell where the system has one. As root what is
 * missing is installed by apt. Prints instructions when there is none.
 * @returns the environment that names them to the tests
 */
export async function ensureChromium() {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...(findShell() ? [] : shells)]
  const printed = missing.length && mayInstall() ? await install(missing) : ''
  const browser = findBrowser()
  if (!browser)
    console.error(
      `${printed}O Chromium não está instalado: os testes no navegador vão falhar. Instale-o com: sudo apt-get install chromium`,
    )
  const shell = findShell() ?? browser
  return { ...(browser && { CHROMIUM_PATH: browser }), ...(shell && { CHROMIUM_SHELL_PATH: shell }) }
}

function find(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram)
}

const mayInstall = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')

/** One by one: some systems have no headless shell. Returns what apt said. */
async function install(packages) {
  console.log('Instalando o Chromium para os testes no navegador…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const said = [await capture('apt-get', ['update'], { env })]
  for (const name of packages)
    said.push(await capture('apt-get', ['install', '-y', '--no-install-recommends', name], { env }))
  return said.map(({ output }) => output).join('\n')
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
