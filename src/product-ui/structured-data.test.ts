import { expect, it } from 'vitest'

import { articleData, breadcrumbList, faqData, jsonLd } from './structured-data.ts'

it('addresses become whole, and nothing in a block can end it', () => {
  const text = jsonLd(articleData('</script><script>alert(1)', 'x', '/en-us/articles/a'), 'https://store.example')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '</script><script>alert(1)',
    url: 'https://store.example/en-us/articles/a',
  })
})

it('breadcrumbs count from one, and questions without answers make no page of questions', () => {
  const list = jsonLd(breadcrumbList([{ name: 'Home', href: '/en-us' }]), 'https://store.example')
  expect(JSON.parse(list)).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: 'https://store.example/en-us' }],
  })
  expect(faqData([])).toEqual([])
})
