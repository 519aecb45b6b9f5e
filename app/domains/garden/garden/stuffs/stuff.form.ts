import type { StuffDetail, StuffFields } from './stuffs.schemas.ts'

/** An item as its form sends it. */
export const stuffFields = (stuff: StuffDetail): StuffFields => ({
  name: stuff.name,
  brand: stuff.brand,
  model: stuff.model,
  quantity: stuff.quantity,
  price: stuff.price ?? undefined,
  bought_on: stuff.bought_on ?? undefined,
  description: stuff.description,
  specs: stuff.specs,
  private: stuff.private,
  photo_ids: stuff.photos.map(({ document }) => document.id),
})
