type Thing = { id: number; name: string; isPrivate: boolean }

/** A thing of one's own that a post may tell of, in a list. */
export const asOption = ({ id, name, isPrivate }: Thing) => ({
  value: id,
  label: isPrivate ? `${name} (privada)` : name,
})
