import { PlantFilter } from './plants.schemas.ts'

/** The filter in a page's address. What does not fit (an old link, a typed number) is left out, not an error. */
export function plantFilterOf(request: Request): PlantFilter {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const kept = Object.entries(asked).filter(([name, value]) => {
    const field = PlantFilter.shape[name as keyof typeof PlantFilter.shape]
    return name !== 'user' && value !== '' && field?.safeParse(value).success
  })
  return PlantFilter.parse(Object.fromEntries(kept))
}
