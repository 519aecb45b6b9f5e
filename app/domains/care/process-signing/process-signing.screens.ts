import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Processes = { data: { token: string }[] }
type Signings = { data: { id: number; can: { sign: boolean } }[] }

/** The client's signings; the one that waits for them, as they and its profession read it. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Processes>('comunidade360/processo?area=cliente', 'cliente')
  const token = data[0]?.token ?? ''
  const signings = await ask<Signings>(`comunidade360/processo/${token}/assinatura`, 'cliente')
  const waiting = signings.data.find(({ can }) => can.sign)?.id ?? 0
  const pages = (area: string) => {
    const all = `/comunidade-360/${area}/processo/${token}/documentos/assinaturas`
    return [all, `${all}/${waiting}`]
  }
  return [...seenBy('cliente', pages('cliente')), ...seenBy('medica', pages('medico'))]
}
