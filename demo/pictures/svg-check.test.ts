import { describe, expect, it } from 'vitest'

import { faults } from './svg-check.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

describe('the check of pictures', () => {
  it('finds nothing wrong with a sound picture', () => {
    expect(
      faults(
        svg('<defs><clipPath id="a"><path d="M0 0h9"/></clipPath></defs><g clip-path="url(#a)"><use href="#a"/></g>'),
      ),
    ).toEqual([])
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a foreign object', svg('<foreignObject></foreignObject>')],
    ['a handler', svg('<path d="M0 0" onload="x()"/>')],
    ['an address outside', svg('<use href="https://evil.example/a.svg#b"/>')],
    ['a reference to nothing', svg('<path fill="url(#gone)"/>')],
    ['an id used twice', svg('<g id="a"></g><g id="a"></g>')],
    ['an element left open', '<svg><g></svg>'],
    ['an unquoted attribute', svg('<path d=M0/>')],
    ['a number that is none', svg('<path d="MNaN 0"/>')],
    ['a shape that is painted as a layer', svg('<path d="M0 0h9" stroke="#fff" opacity=".1"/>')],
    ['a shape that is drawn elsewhere than it stands', svg('<path d="M0 0h9" transform="translate(1 2)"/>')],
  ])('finds %s', (_, broken) => {
    expect(faults(broken)).not.toEqual([])
  })
})
