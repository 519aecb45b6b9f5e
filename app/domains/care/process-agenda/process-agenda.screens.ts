import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Processes = { data: { token: string }[] }

/** The agenda of a process for its client and its doctor, and the doctor's own. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Processes>('comunidade360/processo?area=cliente', 'cliente')
  const at = (area: string) => `/comunidade-360/${area}/processo/${data[0]?.token ?? ''}/agenda`
  return [...seenBy('cliente', [at('cliente')]), ...seenBy('medica', [at('medico'), '/comunidade-360/medico/agenda'])]
}
