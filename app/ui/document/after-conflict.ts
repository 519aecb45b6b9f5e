import type { ShouldRevalidateFunction } from 'react-router'

/** Of a page: refused because something else stands by now (409), that is shown with the sentence; what was typed stays. */
export const afterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
