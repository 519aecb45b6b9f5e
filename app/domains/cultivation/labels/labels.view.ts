import { type Qr, qrOf } from '#shared/qr-path.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import { kindNamed, type LabelKind } from './label.kinds.ts'

/** Modules of white around the code, of the four that readers want; the label's own margin gives the rest. */
export const LABEL_QUIET_ZONE = 2

/** A plant, a space, an item or a jar, as far as its label tells. */
export type Thing = {
  id: number
  name: string
  /** Phase or kind. */
  line: string
  icon?: IconName
  /** What its grower counts by, where it has one: a jar's. */
  number?: number
}

export type Label = Thing & { code: string; qr: Qr }

/** 'P-12': says the kind and the number, and nothing else. */
export const shortCode = (kind: LabelKind, { id, number = id }: Pick<Thing, 'id' | 'number'>) =>
  `${kindNamed(kind).letter}-${number}`

/**
 * What the code says: the page of that thing; for all but an item, what its grower writes there. By id: shorter, larger modules,
 * no name in it, and it stays right.
 */
export const labelAddress = (site: string, kind: LabelKind, id: number) =>
  `${site}${kindNamed(kind).path}/${id}${kind === 'itens' ? '' : '?registrar=1'}`

export const labelOf = (site: string, kind: LabelKind, thing: Thing): Label => ({
  ...thing,
  code: shortCode(kind, thing),
  qr: qrOf(labelAddress(site, kind, thing.id), LABEL_QUIET_ZONE),
})
