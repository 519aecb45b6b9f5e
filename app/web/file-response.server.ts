/** Response with a private file: never cached. A PDF may contain active content: it is downloaded, not shown inline. */
export async function fileResponse(file: File): Promise<Response> {
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
