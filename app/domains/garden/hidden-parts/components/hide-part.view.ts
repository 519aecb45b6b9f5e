export const hideAddress = (photo_id: string | number, from: string) =>
  `/cultivo/foto/${photo_id}/esconder?de=${encodeURIComponent(from)}`

/** What can be done with one's own photo, seen large: a part of it is hidden on a page that leads back to `from`. */
export const hidePartOf = (from: string) => ({
  icon: 'eye-off' as const,
  label: 'Esconder uma parte',
  to: ({ id }: { id: string | number }) => hideAddress(id, from),
})
