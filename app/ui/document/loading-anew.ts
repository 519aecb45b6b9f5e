let anew = false

/** The document is on its way out, for a newer one of the same page. */
export const isLoadingAnew = () => anew

export const setLoadingAnew = (on: boolean) => {
  anew = on
}
