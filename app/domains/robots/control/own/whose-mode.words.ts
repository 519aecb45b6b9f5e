import type { OwnMode } from './own-mode.schemas.ts'

/** 'Ganzá da tenda segue a versão 2 deste modo'. */
export const followsInWords = ({ name, follows }: OwnMode['robots'][number]) =>
  follows === null
    ? `${name} não segue nenhum modo`
    : follows.own
      ? `${name} segue a versão ${follows.version} deste modo`
      : `${name} segue ${follows.name}`

/** For which robots a version is, and that none changes by itself. */
export function whoseInWords({ device, robots }: Pick<OwnMode, 'device' | 'robots'>): string {
  const names = new Intl.ListFormat('pt-BR').format(robots.map(({ name }) => name))
  const each = robots.length === 1 ? 'Ele só muda' : 'Cada um só muda'
  return `O modo é do modelo, e vale para todo ${device.model} seu: ${names}. ${each} quando você tocar em “Usar no robô”.`
}
