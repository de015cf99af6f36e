import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapLinks } from './map-links.ts'

const office = { company: 'Traglot & Söhne', latitude: 48.20214, longitude: 16.34855 }

test('the link to the map works in every browser, and phones get an address for their own app', () => {
  const { href, android, apple } = mapLinks(office)
  assert.equal(href, 'https://www.openstreetmap.org/?mlat=48.20214&mlon=16.34855#map=17/48.20214/16.34855')
  assert.equal(android, 'geo:48.20214,16.34855?q=48.20214,16.34855(Traglot%20%26%20S%C3%B6hne)')
  assert.equal(apple, 'maps:?q=Traglot%20%26%20S%C3%B6hne&ll=48.20214,16.34855')
})
