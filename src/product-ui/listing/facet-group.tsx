import type { Facet } from '#src/commerce/calls/catalogue/listing-shapes.ts'
import fold from '#src/ui/layout/fold.module.css'
import { Later } from '#src/ui/later.tsx'
import { Memoized } from '#src/ui/memoized.tsx'
import { Swatch, swatches } from '#src/ui/controls/swatch.tsx'

import css from './facet-group.module.css'
import toolbar from './toolbar.module.css'

/** Facets that stand open from the start; the others open on demand. */
const openFacets = new Set(['type', 'size', 'color'])

const layouts: Readonly<Record<string, string | undefined>> = { size: css.tags, color: swatches }

/** How many products a value leaves is told by style, behind its name: a long list has half as many elements so. */
const Values = ({ facet }: { readonly facet: Facet }) => (
  <Memoized as="fieldset" className={layouts[facet.id]} aria-label={facet.name} shows={facet} memoKey="facet">
    {facet.values.map(value => (
      <label key={value.id} data-count={value.count}>
        <input type="checkbox" name={facet.id} value={value.id} defaultChecked={value.selected} />
        {value.hex !== undefined && <Swatch hex={value.hex} look="plain" />}
        {value.name}
      </label>
    ))}
  </Memoized>
)

/** A facet that folds: what is chosen of it stands open. A closed one is laid out when it is opened. */
export function FacetGroup({ facet }: { readonly facet: Facet }) {
  const chosen = facet.values.filter(value => value.selected).length
  const isOpen = openFacets.has(facet.id) || chosen > 0
  const values = <Values facet={facet} />
  return (
    <details className={css.facet} open={isOpen}>
      <summary className={fold.summary}>
        {facet.name}
        {chosen > 0 && <span className={toolbar.badge}>{chosen}</span>}
      </summary>
      {isOpen ? values : <Later>{values}</Later>}
    </details>
  )
}
