/** A private file as a page's answer: kept by no cache. A PDF is somebody else's program: it is downloaded, not drawn here. */
export async function fileAnswer(file: File): Promise<Response> {
  const how = file.type.startsWith('image/') ? 'inline' : 'attachment'
  const plain = file.name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '')
  return new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.type,
      'content-disposition': `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    },
  })
}
