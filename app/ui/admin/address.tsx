/** An e-mail address that breaks before its @, and elsewhere only where that is not enough. */
export function Address({ of: address }: { of: string }) {
  const at = address.lastIndexOf('@')
  if (at < 0) return <span className="wrap-anywhere">{address}</span>
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
