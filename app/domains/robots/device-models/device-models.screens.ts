import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { id: number }[] }

export const screens: DomainScreens = async (ask) => {
  const first = async (call: string) => (await ask<Rows>(call, 'admin')).data[0]?.id
  const model = await first('ganza/ganza_model?order_by=created_at&order_type=asc')
  const admin = '/admin/ganza'
  const viewer = '/ganza-iot-viewer'
  const lists = ['modelos', 'sensores-de-telemetria', 'parts', 'telas', 'versoes-arduino']
  return [
    ...seenBy('admin', [
      ...lists.map((list) => `${admin}/${list}`),
      `${admin}/modelos/novo`,
      `${admin}/modelos/${model}`,
      `${admin}/sensores-de-telemetria/novo`,
      `${admin}/sensores-de-telemetria/${await first('ganza/ganza_sensor')}`,
      `${admin}/parts/nova`,
      `${admin}/parts/${await first('ganza/ganza_part')}`,
      `${admin}/telas/nova`,
      `${admin}/telas/nova?modelo=${model}`,
      `${admin}/telas/${await first('ganza/ganza_screen')}`,
      `${admin}/versoes-arduino/nova`,
      `${admin}/versoes-arduino/${await first('ganza/firmware')}`,
    ]),
    ...seenBy('analista', [...lists.map((list) => `${viewer}/${list}`), `${viewer}/modelos/${model}`]),
  ]
}
