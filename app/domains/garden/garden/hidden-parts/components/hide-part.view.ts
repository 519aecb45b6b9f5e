export const hideAddress = (photo_id: string | number, from: string) =>
  `/cultivo/foto/${photo_id}/esconder?de=${encodeURIComponent(from)}`

/**
 * Action of the viewer's own photos in the large view: a link to the page that hides a part, which returns to `from`.
 */
export const hidePartOf = (from: string) => ({
  icon: 'eye-off' as const,
  label: 'Esconder uma parte',
  to: ({ id }: { id: string | number }) => hideAddress(id, from),
})
