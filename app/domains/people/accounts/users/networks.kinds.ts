/** Networks that a profile may link to. A closed list, so that profiles cannot link anywhere else. */
export type Network = {
  label: string
  prefix?: string
  placeholder: string
  handle: RegExp
  hosts: string[]
  home: string
}

export const networks = {
  instagram: {
    label: 'Instagram',
    prefix: '@',
    placeholder: 'seu.jardim',
    handle: /^(?!.*\.\.)[a-z0-9_](?:[a-z0-9._]{0,28}[a-z0-9_])?$/i,
    hosts: ['instagram.com', 'www.instagram.com'],
    home: 'https://www.instagram.com/',
  },
  youtube: {
    label: 'YouTube',
    prefix: '@',
    placeholder: 'seucanal',
    handle: /^[\p{L}\d](?:[\p{L}\d._·-]{1,28}[\p{L}\d])$/iu,
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    home: 'https://www.youtube.com/@',
  },
  tiktok: {
    label: 'TikTok',
    prefix: '@',
    placeholder: 'seujardim',
    handle: /^[a-z0-9_](?:[a-z0-9._]{0,22}[a-z0-9_])$/i,
    hosts: ['tiktok.com', 'www.tiktok.com'],
    home: 'https://www.tiktok.com/@',
  },
  x: {
    label: 'X',
    prefix: '@',
    placeholder: 'seujardim',
    handle: /^\w{1,15}$/,
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com'],
    home: 'https://x.com/',
  },
} satisfies Record<string, Network>

export type NetworkName = keyof typeof networks
export const networkNames = Object.keys(networks) as NetworkName[]

export type Networks = Partial<Record<NetworkName | 'site', string>>
export type NetworkLink = { name: NetworkName | 'site'; label: string; handle: string; url: string }
