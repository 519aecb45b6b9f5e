import {
  type Network,
  type NetworkLink,
  type NetworkName,
  type Networks,
  networkNames,
  networks,
} from './networks.kinds.ts'

/** '@seu.jardim', 'seu.jardim' or the profile URL → 'seu.jardim'; null when it is no valid handle of that network. */
export function handleOf(name: NetworkName, typed: string): string | null {
  const { hosts, handle } = networks[name] as Network
  const address = /^(https?:\/\/|www\.)|\//i.test(typed)
    ? URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`)
    : null
  if (address && !hosts.includes(address.hostname)) return null
  const word = address ? decoded(address.pathname).split('/').filter(Boolean) : [typed.trim()]
  const bare = word[0]?.replace(/^@/, '') ?? ''
  return word.length === 1 && handle.test(bare) ? bare : null
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** 'meujardim.com.br' or a full URL → an http(s) URL without credentials; null when it is none. */
export function siteOf(typed: string): string | null {
  const address = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  if (!address || !['http:', 'https:'].includes(address.protocol)) return null
  if (address.username || address.password || !/^[^.].*\.[a-z]{2,}$|\.xn--[a-z0-9-]+$/i.test(address.hostname))
    return null
  return address.href
}

/** Links of a profile, in the order of the list. */
export function linksOf(own: Networks): NetworkLink[] {
  const handles = networkNames.flatMap((name) => {
    const handle = own[name]
    return handle
      ? [{ name, label: networks[name].label, handle: `@${handle}`, url: networks[name].home + encodeURI(handle) }]
      : []
  })
  if (!own.site) return handles
  const shown = own.site.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return [...handles, { name: 'site', label: 'Site', handle: shown, url: own.site }]
}
