import type { IconName } from '#ui/components/icon-names.ts'

const icons: [RegExp, IconName][] = [
  [/luz|lamp/, 'lamp-ceiling'],
  [/exaust/, 'wind'],
  [/ventil|fan/, 'fan'],
  [/bomba|rega|pump/, 'droplet'],
  [/umid/, 'droplets'],
  [/aquec|resfri|heat|cool/, 'thermometer'],
]

/** A picture for a channel, by what its slug says. */
export const channelIcon = (slug: string): IconName => icons.find(([word]) => word.test(slug))?.[1] ?? 'plug'
