import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './process.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Finds Chromium for the browser tests; installs it by apt as root. Throws with instructions when there is none. */
export async function ensureChromium() {
  const found = findChromium() ?? (mayInstall() ? await install() : undefined)
  if (!found)
    console.error(
      'O Chromium não está instalado: os testes no navegador vão falhar. Instale-o com: sudo apt-get install chromium',
    )
  return found
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(isProgram)
}

const mayInstall = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')

async function install() {
  console.log('Instalando o Chromium para os testes no navegador…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await capture('apt-get', ['update'], { env })
  const { code, output } = await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
  if (code !== 0) console.error(`O apt-get não instalou o Chromium:\n${[updated.output, output].join('\n').trim()}`)
  return findChromium()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
