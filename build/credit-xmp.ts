/**
 * Writes the author of a picture, and the page about its rights, as IPTC fields in XMP, which search engines and press
 * offices read. It uses as few bytes as the format allows, because every size of every picture contains it.
 */
export function creditXmp(credit: string, rights: string | undefined): string {
  const name = escaped(credit)
  const statement = rights
    ? ` xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmpRights:WebStatement="${escaped(rights)}"`
    : ''
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${name}"${statement}><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
