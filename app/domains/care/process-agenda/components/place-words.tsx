/** Where: an address in words, or a link that opens elsewhere. */
export const PlaceWords = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/.test(place) ? (
    <a href={place} target="_blank" rel="noreferrer" className="link wrap-anywhere">
      {place}
    </a>
  ) : (
    <span className="wrap-anywhere">{place}</span>
  )
