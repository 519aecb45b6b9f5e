import { type Qr, qrOf } from '#shared/qr-path.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import { kindNamed, type LabelKind } from './label.kinds.ts'

/** Quiet zone in modules, of the four that readers require; the label's margin provides the rest. */
export const LABEL_QUIET_ZONE = 2

/** The fields of a plant, space, item or jar that a label shows. */
export type Thing = {
  id: number
  name: string
  /** Phase or kind. */
  line: string
  icon?: IconName
  /** The owner's own number, where there is one: a jar's. */
  number?: number
}

export type Label = Thing & { code: string; qr: Qr }

/** 'P-12': kind and number only. */
export const shortCode = (kind: LabelKind, { id, number = id }: Pick<Thing, 'id' | 'number'>) =>
  `${kindNamed(kind).letter}-${number}`

/**
 * URL in the QR code: the thing's page; for all but items, its log form. By id: shorter (larger modules), without a
 * name, and stable.
 */
export const labelAddress = (site: string, kind: LabelKind, id: number) =>
  `${site}${kindNamed(kind).path}/${id}${kind === 'itens' ? '' : '?registrar=1'}`

export const labelOf = (site: string, kind: LabelKind, thing: Thing): Label => ({
  ...thing,
  code: shortCode(kind, thing),
  qr: qrOf(labelAddress(site, kind, thing.id), LABEL_QUIET_ZONE),
})
