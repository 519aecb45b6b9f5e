import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Listed = { data: { id: number }[] }

export const screens: DomainScreens = async (ask) => {
  const first = async (what: string) => (await ask<Listed>(`plan-cultivation/${what}`, 'grower')).data[0]?.id
  const list = '/cultivo/nutrientes'
  const recipe = `${list}/receita/${await first('recipe')}`
  return seenBy('grower', [
    list,
    `${list}/produto`,
    `${list}/produto/${await first('nutrient')}`,
    `${list}/receita?tabela=exemplo-duas-partes&semana=4`,
    `${recipe}?litros=20`,
    `${recipe}/editar`,
    `${list}/tabela/exemplo-tres-partes`,
  ])
}
