/**
 * Captions as WebVTT, from WebVTT or SubRip: the latter has no first line, and a comma before its thousandths
 * (https://www.w3.org/TR/webvtt1/).
 */
export function vttOf(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (plain.startsWith('WEBVTT')) return plain
  return `WEBVTT\n\n${plain.trim().replaceAll(/(\d{2}:\d{2}:\d{2}),(\d{3})/g, '$1.$2')}\n`
}
