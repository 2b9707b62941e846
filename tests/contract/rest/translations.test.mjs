// cspell:ignore Umsatz Nettoumsatz Gesamtumsatz Bestellungen Erwartet wird einer dieser Werte netto
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createAccount } from '../../setup/accounts.mjs';
import { client, php, signIn, site } from '../../setup/site.mjs';

const PACK = path.join(
	site.wpPath,
	'wp-content/languages/plugins/storedeck-de_DE.l10n.php'
);

const setLanguage = ( user, locale ) =>
	php(
		"update_user_meta( get_user_by( 'login', $given[0] )->ID, 'locale', $given[1] ); return true;",
		[ user, locale ]
	);

/** The requests of a page: WordPress uses the language of the user for those that expect JSON. */
async function signInPage( user ) {
	const { headers } = await signIn( user );
	const { get, send } = client( { ...headers, accept: 'application/json' } );
	return {
		get: ( route, query = {} ) =>
			get( route, { _locale: 'user', ...query } ),
		send: ( method, route, body ) =>
			send( method, `${ route }?_locale=user`, body ),
	};
}

/** All texts of a response. */
const listTexts = ( value ) =>
	value && typeof value === 'object'
		? Object.values( value ).flatMap( listTexts )
		: [ value ].filter( ( text ) => typeof text === 'string' );

describe( 'responses in the language of the user', () => {
	let german;
	let english;

	before( async () => {
		const account = createAccount( 'rest_german', 'administrator' );
		setLanguage( account.user, 'de_DE' );
		german = await signInPage( account.user );
		english = await signInPage( site.user );
	} );

	after( () => {
		rmSync( PACK, { force: true } );
		setLanguage( 'rest_german', '' );
	} );

	it( 'translate the names, columns and metrics of reports', async () => {
		const route = '/storedeck/v1/report-definitions/revenue';
		const { status, body } = await german.get( route );
		assert.equal( status, 200 );
		const texts = listTexts( body );
		for ( const text of [ 'Umsatz', 'Nettoumsatz', 'Bestellungen' ] ) {
			assert.ok( texts.includes( text ), text );
		}
		for ( const text of [ 'Revenue', 'Net sales', 'Orders' ] ) {
			assert.ok( ! texts.includes( text ), text );
		}
	} );

	it( 'do not change those of other users', async () => {
		const { body } = await english.get(
			'/storedeck/v1/report-definitions/revenue'
		);
		const texts = listTexts( body );
		assert.ok( texts.includes( 'Net sales' ) );
		assert.ok( ! texts.includes( 'Nettoumsatz' ) );
	} );

	it( 'translate metrics of the Overview', async () => {
		const { body } = await german.get(
			'/wc-analytics/reports/performance-indicators/allowed'
		);
		const labels = body.map( ( { label } ) => label );
		assert.ok( labels.includes( 'Nettoumsatz' ), labels.join() );
	} );

	it( 'translate errors', async () => {
		const { status, body } = await german.send(
			'PUT',
			'/wc-analytics/settings/products/woocommerce_weight_unit',
			{ value: 'stone' }
		);
		assert.equal( status, 400 );
		assert.match(
			body.message,
			/Erwartet wird einer dieser Werte: kg, g, lbs, oz\./
		);
	} );

	it( 'are in the language of the site for requests without one', async () => {
		const { get } = await signIn( 'rest_german' );
		const { body } = await get(
			'/storedeck/v1/report-definitions/revenue'
		);
		assert.ok( listTexts( body ).includes( 'Net sales' ) );
	} );

	it( 'prefer a language pack, and take what it lacks from the plugin', async () => {
		mkdirSync( path.dirname( PACK ), { recursive: true } );
		writeFileSync(
			PACK,
			"<?php return array( 'messages' => array( 'Net sales' => 'Umsatz netto' ) );"
		);
		const { body } = await german.get(
			'/wc-analytics/reports/performance-indicators/allowed'
		);
		const labels = body.map( ( { label } ) => label );
		assert.ok( labels.includes( 'Umsatz netto' ), labels.join() );
		assert.ok( labels.includes( 'Gesamtumsatz' ), labels.join() );
		rmSync( PACK );
	} );

	it( 'follow a switch of the locale, as jobs make it', () => {
		const read = () =>
			php( `
				$texts = array( __( 'Net sales', 'storedeck' ) );
				switch_to_locale( 'de_DE' );
				$texts[] = __( 'Net sales', 'storedeck' );
				restore_previous_locale();
				$texts[] = __( 'Net sales', 'storedeck' );
				return $texts;
			` );
		// WordPress switches to languages that are installed only.
		const core = path.join(
			site.wpPath,
			'wp-content/languages/de_DE.l10n.php'
		);
		mkdirSync( path.dirname( core ), { recursive: true } );
		writeFileSync( core, "<?php return array( 'messages' => array() );" );
		try {
			assert.deepEqual( read(), [
				'Net sales',
				'Nettoumsatz',
				'Net sales',
			] );
		} finally {
			rmSync( core );
		}
	} );
} );
