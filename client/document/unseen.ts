const elementsOf = (place: Element): Iterable<Node> => {
  // In a document that a script has parsed they are elements already.
  if (place.firstElementChild !== null) return place.childNodes
  return new DOMParser().parseFromString(place.textContent, 'text/html').body.childNodes
}

/** Turns the text of hidden parts into elements (`src/ui/later.tsx`). */
export function layOutUnseen(within: ParentNode): void {
  for (const place of within.querySelectorAll('noscript[data-unseen]')) place.replaceWith(...elementsOf(place))
}
