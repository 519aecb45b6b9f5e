import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'
import { textKindNames } from './texts/text.kinds.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, ['/termos-e-condicoes', '/termos-e-condicoes?versao=versao-1-1']),
  ...seenBy('grower', ['/termos-e-condicoes?versao=versao-1-1']),
  ...seenBy(
    'admin',
    textKindNames.flatMap((kind) => ['', '/novo', '/visualizar'].map((rest) => `/admin/${kind}${rest}`)),
  ),
  ...seenBy(
    'admin',
    ['visualizar', 'editar'].map((verb) => `/admin/termos_de_servico/${verb}/versao-1-2`),
  ),
]
