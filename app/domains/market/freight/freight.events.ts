import type { LabelState } from './labels/label.kinds.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** A bought label, or its parcel, is further on. `reference` is what it was bought for. */
    'label.changed': {
      label_id: number
      store_id: number
      reference: string
      state: LabelState
      tracking_code: string | null
    }
  }
}
