type Detector = { detect: (source: HTMLCanvasElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

export type ReadQr = (source: CanvasImageSource, width: number, height: number) => Promise<string | null>

/** Enough for a label in the hand; more only costs time. */
const MOST = 800

/** Reads QR codes from pictures: with the browser's own reader where there is one, else with one loaded now. */
export async function qrReader(): Promise<ReadQr> {
  const canvas = document.createElement('canvas')
  const read = (await ownReader()) ?? (await loadedReader())
  return async (source, width, height) => {
    const scale = Math.min(1, MOST / Math.max(width, height))
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height)
    return read(canvas)
  }
}

async function ownReader() {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (canvas: HTMLCanvasElement) => (await detector.detect(canvas))[0]?.rawValue ?? null
}

async function loadedReader() {
  const { default: jsqr } = await import('jsqr')
  return async (canvas: HTMLCanvasElement) => {
    const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return (picture && jsqr(picture.data, picture.width, picture.height)?.data) || null
  }
}
