// Foreign files, honest and hostile: the process that reads them may die, the Studio goes on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { writeDocx } from '../office/docx.server.ts'
import { writeZip } from '../office/zip.server.ts'
import { foreignLimits, readForeign } from './foreign-file.server.ts'

const options = { locale: 'de', categories: [], now: '2026-11' }

const text = async (bytes: Buffer | string) => {
  const result = await readForeign(Buffer.from(bytes), options)
  return 'refused' in result ? `refused: ${result.refused}` : `${result.kind}: ${result.text}`
}

const notice = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ContractNotice xmlns="urn:x" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc" xmlns:efac="urn:efac" xmlns:efbc="urn:efbc">
  <cac:ProcurementProject><cbc:Name>Neubau Rathaus</cbc:Name><cbc:ItemClassificationCode listName="cpv">71221000</cbc:ItemClassificationCode></cac:ProcurementProject>
  <cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID>
    <cac:TenderingProcess><cac:ParticipationRequestReceptionPeriod><cbc:EndDate>2026-12-15+01:00</cbc:EndDate></cac:ParticipationRequestReceptionPeriod></cac:TenderingProcess>
    <efac:SelectionCriteria>
      <cbc:TendererRequirementTypeCode listName="selection-criterion">slc-abil-ref-services</cbc:TendererRequirementTypeCode>
      <cbc:Name>Referenzen</cbc:Name>
      <cbc:Description>${inside}</cbc:Description>
      <efac:CriterionParameter><efbc:ParameterNumeric>3</efbc:ParameterNumeric></efac:CriterionParameter>
    </efac:SelectionCriteria>
  </cac:ProcurementProjectLot>
</ContractNotice>`

test('the reader extracts the text of a plain text file, a web page and a Word file', async () => {
  assert.equal(await text('Mind. 5.000 m² BGF'), 'text: Mind. 5.000 m² BGF')
  assert.equal(await text(Buffer.from('Fläche', 'latin1')), 'text: Fläche')
  const page = '<!doctype html><title>x</title><script>no()</script><p>Eine<br>Seite</p><p>&amp; Ende</p>'
  assert.equal((await text(page)).replace(/\s+/g, ' ').trim(), 'html: Eine Seite & Ende')
  const words = Object.fromEntries(
    ['fact', 'reference', 'number', 'asked', 'proven', 'verdict', 'figure', 'page', 'of'].map(key => [
      key,
      key,
    ]),
  ) as Parameters<typeof writeDocx>[0]['words']
  const sheet = { number: 1, title: 'Haus', place: '', facts: [], proof: [], text: ['Ein Satz.'] }
  const docx = writeDocx({
    language: 'de-DE',
    title: '',
    creator: '',
    procedure: '',
    paper: 'portrait',
    words,
    sheets: [{ ...sheet, picture: undefined, drawing: undefined }],
  })
  assert.match(await text(docx), /^docx: reference 1\nHaus\n[\s\S]*Ein Satz\./)
})

test('hyphens, line breaks and signs of a Word file never join the figures around them', async () => {
  const wordFile = (run: string) =>
    writeZip([
      {
        name: 'word/document.xml',
        bytes: Buffer.from(
          `<w:document xmlns:w="urn:w"><w:body><w:p><w:r>${run.replace(/[^<>]+(?=<)/g, '<w:t>$&</w:t>')}</w:r></w:p></w:body></w:document>`,
        ),
      },
    ])
  const expected: Record<string, string> = {
    'KG 300 + 400 mindestens 5<w:noBreakHyphen/>6 Mio. €<w:tab/>': 'KG 300 + 400 mindestens 5-6 Mio. € ',
    '01/2018<w:noBreakHyphen/>12/2025<w:tab/>': '01/2018-12/2025 ',
    'mindestens 5.000 m² BGF<w:cr/>Honorarzone III<w:tab/>': 'mindestens 5.000 m² BGF\nHonorarzone III ',
    'Leistungs<w:softHyphen/>phasen 2<w:ptab/>8<w:tab/>': 'Leistungsphasen 2 8 ',
    'BGF <w:sym/> 5.000 m²<w:tab/>': 'BGF \ufffd 5.000 m² ',
  }
  for (const [run, words] of Object.entries(expected))
    assert.equal(await text(wordFile(run)), `docx: ${words}`)
})

/** Makes a PDF of one page with these operators, without a cross-reference table: the reader rebuilds it. */
function pdf(content: Buffer, filter = ''): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}${filter}>>stream\n`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  const parts = objects.map((text, index) => {
    const end = index === 3 ? [content, Buffer.from('\nendstream')] : []
    return Buffer.concat([Buffer.from(`${index + 1} 0 obj${text}`), ...end, Buffer.from('endobj\n')])
  })
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')])
}

test('the reader extracts the text of a PDF, and refuses a textless, broken, encrypted or oversized one', async () => {
  const shown = Buffer.from('BT /F 11 Tf 60 700 Td (Mind. 5.000 m² BGF) Tj 0 -40 Td (Schule) Tj ET', 'latin1')
  assert.equal(await text(pdf(shown)), 'pdf: Mind. 5.000 m² BGF\nSchule')
  assert.equal(await text(pdf(Buffer.from('0 0 10 10 re f'))), 'refused: a PDF without text')
  assert.equal(await text('%PDF-1.7 and nothing more'), 'refused: a PDF that cannot be opened')
  const password = 'A'.repeat(32)
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O(${password})/U(${password})/P -4>>/ID[(1)(1)]`
  const locked = pdf(shown).toString('latin1').replace('<</Root 1 0 R', `<</Root 1 0 R${encryption}`)
  assert.equal(await text(Buffer.from(locked, 'latin1')), 'refused: a PDF that cannot be opened')
  const bomb = pdf(deflateSync(Buffer.alloc(400_000_000, 'q Q ')), '/Filter/FlateDecode')
  assert.ok('refused' in (await readForeign(bomb, options, { ...foreignLimits, ms: 4000 })))
})

test('the reader takes criteria with their codes, lots and the deadline from an XML notice', async () => {
  const result = await readForeign(Buffer.from(notice('Mind. 5.000 m² BGF')), options)
  assert.ok(!('refused' in result) && result.notice)
  const { deadline, lots, title, cpv, fields } = result.notice
  assert.deepEqual([deadline, lots, title], [{ month: '2026-12', day: 15 }, ['LOT-0001'], 'Neubau Rathaus'])
  assert.deepEqual(cpv, ['71221000'])
  assert.deepEqual(fields, [
    {
      code: 'BT-750',
      lot: 'LOT-0001',
      kind: 'slc-abil-ref-services',
      name: 'Referenzen',
      text: 'Mind. 5.000 m² BGF',
      numbers: [3],
    },
  ])
  assert.equal(result.text, 'Referenzen:\nMind. 5.000 m² BGF\nBT-752: 3')
  const [lot = ''] =
    /<cac:ProcurementProjectLot>[\s\S]*<.cac:ProcurementProjectLot>/.exec(notice('NUF')) ?? []
  const divided = notice('Mind. 5.000 m² BGF').replace(lot.slice(0, 30), `${lot.replace('0001', '0002')}$&`)
  const both = await readForeign(Buffer.from(divided), options)
  assert.ok(!('refused' in both))
  assert.equal(
    both.text,
    'LOT-0002, Referenzen:\nNUF\nBT-752: 3\n\nLOT-0001, Referenzen:\nMind. 5.000 m² BGF\nBT-752: 3',
  )
  assert.deepEqual(both.lines.find(({ found }) => found.length > 0)?.found[0]?.notes, [
    'one-lot',
    'scope-not-said',
  ])
})

test('the reader refuses zip bombs, XML entities, excessive nesting, binary data and too much text', async () => {
  const entity = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>${notice('&a;').replace(/^<\?xml.*\n/, '')}`
  assert.match(await text(entity), /refused: XML with a document type/)
  const external = '<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><x>&x;</x>'
  assert.match(await text(external), /refused: XML with a document type/)
  const bomb = writeZip([{ name: 'word/document.xml', bytes: Buffer.alloc(100_000_000, 'a') }])
  assert.ok(bomb.length < 200_000)
  assert.match(await text(bomb), /refused: too large when unpacked/)
  assert.match(
    await text(`<?xml version="1.0"?>${'<a>'.repeat(1_000_000)}`),
    /refused: XML too large or too deep/,
  )
  assert.match(await text(`<!doctype html>${'<div>'.repeat(50_000)}x`), /^html: [\s\S]*x|^refused/)
  assert.match(await text(Buffer.from([0, 1, 2, 3, 255, 254])), /refused: not a text/)
  assert.match(await text(''), /refused: no text/)
  assert.match(await text('x'.repeat(1_000_001)), /refused: too much text/)
  assert.equal(await text(Buffer.alloc(foreignLimits.bytes + 1)), 'refused: too large')
})

test('a file that needs too much time or memory ends only the process that reads it', async () => {
  const long = Buffer.from(notice('<b/>'.repeat(100)))
  assert.deepEqual(await readForeign(long, options, { ...foreignLimits, ms: 1 }), {
    refused: 'the reader died',
  })
  const large = Buffer.from(`<?xml version="1.0"?><a>${'<b c="1"/>'.repeat(450_000)}</a>`)
  assert.deepEqual(await readForeign(large, options, { ...foreignLimits, memoryMb: 10 }), {
    refused: 'the reader died',
  })
  assert.equal(await text('still here'), 'text: still here')
})
