/** Photos taken just before the form that will hold them is opened. */
let inHand: File[] = []

export function handOver(photos: File[]) {
  inHand = photos
}

export function takeOver(): File[] {
  const photos = inHand
  inHand = []
  return photos
}
