import { formOf, moneyText } from '#web/form.server.ts'
import { stuffTypes } from '../stuff.kinds.ts'
import { specsOf } from '../stuff-specs.schemas.ts'
import { StuffChange, StuffCreate } from '../stuffs.schemas.ts'

/** Form schemas of an item: the fields of its type, money as typed. */
export async function stuffForms(request: Request) {
  const sent = Number((await formOf(request)).get('stuff_type_id'))
  const type = stuffTypes.find(({ id }) => id === sent)
  const own = { specs: specsOf(type?.id ?? 1), price: moneyText.optional() }
  return { create: StuffCreate.extend(own), change: StuffChange.omit({ id_or_slug: true }).extend(own) }
}
