// cspell:ignore Eine Hier öffnen Zeile zwei
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import gettextParser from 'gettext-parser';
import { root } from '../cms/root.mjs';
import { checkCatalog, findMixedPlurals } from '../translations/check.mjs';
import { compileJson, compilePhp } from '../translations/compile.mjs';
import { extractFromPhp } from '../translations/extract-php.mjs';
import { extractFromScript } from '../translations/extract-scripts.mjs';
import { readCatalogs } from '../translations/index.mjs';
import { mergeMessages } from '../translations/messages.mjs';
import { parsePo } from '../translations/po-file.mjs';
import { readMessages } from '../translations/sources.mjs';
import {
	createTemplate,
	describeProgress,
	updateCatalog,
} from '../translations/update.mjs';

const HEADER = `msgid ""
msgstr ""
"Language: de_DE\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

`;

const parse = ( entries ) => parsePo( 'de.po', HEADER + entries );

const check = ( entries ) => checkCatalog( parse( entries ) );

const ORDERS = `msgid "%s order"
msgid_plural "%s orders"
msgstr[0] "%s Bestellung"
msgstr[1] "%s Bestellungen"
`;

describe( 'extraction', () => {
	it( 'finds texts, plurals, contexts and comments in TypeScript', () => {
		const messages = extractFromScript(
			'a.tsx',
			`const title = ( count: number ) => sprintf(
	/* translators: %s: number of orders. */
	_n( '%s order', '%s orders', count, 'storedeck' ), count );
// translators: state of a message.
const state = count ? _x( 'New', 'message', 'storedeck' ) : i18n.__( 'a' + 'b', 'storedeck' );
export const Screen = () => <p title={ __( 'Orders', 'storedeck' ) }>{ _nx( 'row', 'rows', 1, 'table', 'storedeck' ) }</p>;
__( 'Of another plugin', 'acme' ); __( name, 'storedeck' ); __( 'Of WordPress' );
`
		);
		assert.deepEqual( messages, [
			{
				id: '%s order',
				plural: '%s orders',
				comments: [ '%s: number of orders.' ],
				references: [ 'a.tsx:3' ],
			},
			{
				id: 'New',
				context: 'message',
				comments: [ 'state of a message.' ],
				references: [ 'a.tsx:5' ],
			},
			{
				id: 'ab',
				comments: [ 'state of a message.' ],
				references: [ 'a.tsx:5' ],
			},
			{ id: 'Orders', comments: [], references: [ 'a.tsx:6' ] },
			{
				id: 'row',
				plural: 'rows',
				context: 'table',
				comments: [],
				references: [ 'a.tsx:6' ],
			},
		] );
	} );

	it( 'finds texts, plurals, contexts and comments in PHP', () => {
		const messages = extractFromPhp(
			'a.php',
			`<?php
switch ( $type ) {
	case 'a':
		/* translators: %s: list. */
		return sprintf( esc_html__( 'One of: %s', 'storedeck' ), $list );
}
$label = static fn( int $count ): string => _nx( 'Order', 'Orders', $count, 'label', 'storedeck' );
$later = \\_n_noop( "a\\tb", 'c' . 'd', 'storedeck' );
?><b><?php esc_attr_e( 'It\\'s', 'storedeck' ); _ex( 'None', 'ctx', "storedeck" ); ?></b>
<?php __( 'Of another plugin', 'acme' ); __( $name, 'storedeck' ); $object->__( 'Method', 'storedeck' );
`
		);
		assert.deepEqual( messages, [
			{
				id: 'One of: %s',
				comments: [ '%s: list.' ],
				references: [ 'a.php:5' ],
			},
			{
				id: 'Order',
				plural: 'Orders',
				context: 'label',
				comments: [],
				references: [ 'a.php:7' ],
			},
			{
				id: 'a\tb',
				plural: 'cd',
				comments: [],
				references: [ 'a.php:8' ],
			},
			{ id: "It's", comments: [], references: [ 'a.php:9' ] },
			{
				id: 'None',
				context: 'ctx',
				comments: [],
				references: [ 'a.php:9' ],
			},
		] );
	} );

	it( 'names texts with and without a plural, which gettext cannot tell apart', () => {
		const [ finding, ...rest ] = findMixedPlurals( [
			...extractFromScript( 'a.ts', "__( 'Order', 'storedeck' )" ),
			...extractFromPhp(
				'b.php',
				"<?php _n( 'Order', 'Orders', 1, 'storedeck' );"
			),
			...extractFromScript(
				'c.ts',
				"_x( 'Order', 'verb', 'storedeck' )"
			),
		] );
		assert.deepEqual( rest, [] );
		assert.match( finding, /“Order”.*a\.ts:1, b\.php:1$/ );
	} );
} );

describe( 'the texts of the plugin', async () => {
	const messages = await readMessages( root );

	it( 'are in the template with comments and references', () => {
		const template = gettextParser.po.parse(
			createTemplate( root, messages )
		);
		const { '': plain, 'label of a number': labels } =
			template.translations;
		assert.equal( template.headers[ 'X-Domain' ], 'storedeck' );
		assert.match(
			plain[ 'Net sales' ].comments.reference,
			/^php-stub\/includes\/.*\.php:\d+/m
		);
		assert.match(
			plain.Chart.comments.reference,
			/^client\/.*\.tsx?:\d+/m
		);
		assert.equal( labels.Order.msgid_plural, 'Orders' );
		assert.match(
			plain[ '%s row' ].comments.extracted,
			/translators: %s:/
		);
		assert.equal(
			plain.Storedeck.comments.extracted,
			'translators: Plugin Name of the plugin'
		);
	} );

	it( 'have valid translations', async ( test ) => {
		const catalogs = await readCatalogs( root );
		assert.deepEqual(
			catalogs.map( ( { language } ) => language ),
			[ 'ar', 'de_DE' ]
		);
		assert.deepEqual( catalogs.flatMap( checkCatalog ), [] );
		for ( const { text } of describeProgress( catalogs, messages ) ) {
			test.diagnostic( text );
		}
	} );
} );

describe( 'the check', () => {
	it( 'accepts forms without the number, except the last', () => {
		assert.deepEqual( check( ORDERS ), [] );
		assert.deepEqual(
			check( ORDERS.replace( '%s Bestellung"', 'Eine Bestellung"' ) ),
			[]
		);
		assert.deepEqual(
			check( ORDERS.replace( '%s Bestellungen', 'Bestellungen' ) ),
			[ 'de.po:6 “%s order” has the placeholders [], expected [%s].' ]
		);
	} );

	it( 'names file and line of wrong placeholders', () => {
		assert.deepEqual(
			check( `#. x
msgid "%1$s of %2$s"
msgstr "%1$s von %3$s"

${ ORDERS }
msgctxt "x"
msgid "Open {{link}}here{{/link}}"
msgstr "{{link}}Hier{{link}} öffnen"
` ),
			[
				'de.po:7 “%1$s of %2$s” has the placeholders [%1$s %3$s], expected [%1$s %2$s].',
				'de.po:16 “Open {{link}}here{{/link}}” has the placeholders [{{link}} {{link}}], expected [{{/link}} {{link}}].',
			]
		);
	} );

	it( 'names file and line of a wrong number of plural forms', () => {
		assert.deepEqual( check( ORDERS.replace( /msgstr\[1].*\n/, '' ) ), [
			'de.po:6 “%s order” has 1 plural forms, expected 2.',
		] );
		assert.deepEqual(
			check( ORDERS.replace( '"%s Bestellungen"', '""' ) ),
			[ 'de.po:6 “%s order” has an empty plural form.' ]
		);
	} );

	it( 'names file and line of fuzzy and repeated entries', () => {
		assert.deepEqual(
			check(
				'#, fuzzy\nmsgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n'
			),
			[
				'de.po:7 “a” is marked fuzzy: check the translation and remove the mark.',
				'de.po:10 “a” is there twice.',
			]
		);
	} );

	it( 'names file and line of a syntax error', () => {
		assert.throws( () => parse( 'msgid "a"\nmsgstr b\n' ), {
			message: /^de\.po:6 Syntax error/,
		} );
	} );
} );

describe( 'an updated .po file', () => {
	const messages = mergeMessages( [
		...extractFromScript( 'a.ts', "__( 'new', 'storedeck' )" ),
		...extractFromScript(
			'a.ts',
			"/* translators: x. */ __( 'line\\n\"two\"\\\\', 'storedeck' )"
		),
		...extractFromScript(
			'a.ts',
			"_n( '%s order', '%s orders', 2, 'storedeck' )"
		),
	] );
	const updated = updateCatalog(
		root,
		parse(
			`${ ORDERS }\nmsgid "gone"\nmsgstr "weg"\n\nmsgid "line\\n\\"two\\"\\\\"\nmsgstr "Zeile\\n\\"zwei\\"\\\\"\n`
		),
		messages
	);

	it( 'keeps translations, adds new texts and drops those that are gone', () => {
		const { translations } = gettextParser.po.parse( updated );
		const texts = Object.values( translations[ '' ] )
			.filter( ( { msgid } ) => msgid )
			.map( ( { msgid, msgstr } ) => [ msgid, ...msgstr ] );
		assert.deepEqual( texts, [
			[ '%s order', '%s Bestellung', '%s Bestellungen' ],
			[ 'line\n"two"\\', 'Zeile\n"zwei"\\' ],
			[ 'new', '' ],
		] );
	} );

	it( 'does not change when it is updated again', () => {
		assert.equal(
			updateCatalog( root, parsePo( 'de.po', updated ), messages ),
			updated
		);
		assert.doesNotMatch( updated, /^#:/m );
	} );

	it( 'says how much is not translated', () => {
		assert.deepEqual(
			describeProgress( [ parsePo( 'de.po', updated ) ], messages ),
			[
				{
					language: 'de_DE',
					missing: 1,
					text: 'de_DE: 66.7% of 3 texts, 1 not translated',
				},
			]
		);
	} );
} );

describe( 'compiled translations', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'storedeck-l10n-' ) );
	after( () => rmSync( folder, { recursive: true } ) );
	const catalog = parse( `${ ORDERS }
msgctxt "day's"
msgid "Range"
msgstr "Zeit\\\\'</script>"

msgid "Only in PHP"
msgstr "Nur in PHP"

msgid "Not translated"
msgstr ""
` );

	it( 'have the texts of scripts in the format of wp.i18n', () => {
		const json = compileJson(
			catalog,
			new Set( [ '%s order', "day's\u0004Range", 'Not translated' ] )
		);
		assert.doesNotMatch( json, /</ );
		assert.deepEqual( JSON.parse( json ).locale_data.storedeck, {
			'': {
				domain: 'storedeck',
				lang: 'de_DE',
				'plural-forms': 'nplurals=2; plural=(n != 1);',
			},
			'%s order': [ '%s Bestellung', '%s Bestellungen' ],
			"day's\u0004Range": [ "Zeit\\'</script>" ],
		} );
	} );

	it( 'have all texts in the format of WordPress for PHP', ( test ) => {
		const file = path.join( folder, 'de.l10n.php' );
		writeFileSync( file, compilePhp( catalog ) );
		let output;
		try {
			output = execFileSync( 'php', [
				'-r',
				'echo json_encode( require $argv[1] );',
				file,
			] );
		} catch ( error ) {
			if ( error instanceof Error && 'code' in error ) {
				test.skip( 'PHP is not installed.' );
				return;
			}
			throw error;
		}
		const { messages, ...headers } = JSON.parse( String( output ) );
		assert.deepEqual( headers, {
			domain: 'storedeck',
			language: 'de_DE',
			'plural-forms': 'nplurals=2; plural=(n != 1);',
		} );
		assert.deepEqual( messages, {
			'%s order': '%s Bestellung\0%s Bestellungen',
			"day's\u0004Range": "Zeit\\'</script>",
			'Only in PHP': 'Nur in PHP',
		} );
	} );
} );
