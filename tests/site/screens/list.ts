import { call } from '../call.ts'
import type { CallApi, DomainScreens, Screen } from './screen.ts'

const lists = import.meta.glob<{ screens: DomainScreens }>('../../../app/domains/**/*.screens.ts')

/** Every screen listed by a domain or slice. */
export async function screensOf(site: string): Promise<Screen[]> {
  const callApi: CallApi = async (path, as) => (await call(`${site}/api/v1/${path}`, { as })).body as never
  const listed = await Promise.all(Object.values(lists).map(async (load) => (await load()).screens(callApi)))
  const screens = listed.flat()
  const lost = screens.find(({ path }) => path.includes('undefined'))
  if (lost) throw new Error(`the demo world has nothing for ${lost.path}`)
  return screens
}
