import Bowser from 'bowser'

// Server only: bowser is too large for browser bundles. Known devices are stored under these names: changing one makes
// existing devices look new (known-devices.actions.ts).

const browsers: Record<string, string> = {
  Chrome: 'Chrome',
  Firefox: 'Firefox',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
}

const systems: Record<string, string> = {
  Android: 'Android',
  HarmonyOS: 'Android',
  Windows: 'Windows',
  macOS: 'Mac',
  'Chrome OS': 'Chromebook',
  Linux: 'Linux',
  Tizen: 'Linux',
  WebOS: 'Linux',
}

/** Bowser throws on an empty string. */
const parse = (user_agent: string) => Bowser.parse(user_agent || '-')

/** Browser and system without versions: 'Chrome no Android', 'Safari no iPhone'. */
export function deviceOf(user_agent: string): string {
  const { browser, engine, os, platform } = parse(user_agent)
  const program = browsers[browser.name ?? ''] ?? byEngine(engine.name, user_agent)
  const system = os.name === 'iOS' ? (platform.type === 'tablet' ? 'iPad' : 'iPhone') : systems[os.name ?? '']
  if (program && system) return `${program} no ${system}`
  return program ?? system ?? 'Programa ou aplicativo'
}

/** Unknown browser: identified by its engine. In-app browsers on the iPhone have no Version/. */
function byEngine(engine: string | undefined, user_agent: string) {
  if (engine === 'Blink') return 'Chrome'
  return engine === 'WebKit' && /\bVersion\//.test(user_agent) ? 'Safari' : undefined
}

export const isHandheld = (user_agent: string) => ['mobile', 'tablet'].includes(parse(user_agent).platform.type ?? '')
