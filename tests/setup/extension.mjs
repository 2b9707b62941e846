import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustUse, site } from './site.mjs';
import { openPage } from './test.mjs';

const COOKIE = 'storedeck_e2e_extension';

const FIXTURE = new URL( '../fixtures/woocommerce-extension', import.meta.url );

const loader = () => mustUse( 'acme-extension.php' );
const files = () => mustUse( 'acme-extension' );

/**
 * Installs the extension of tests/fixtures/woocommerce-extension. It is active only in the pages that `openExtended`
 * opens.
 */
export function installExtension() {
	mkdirSync( path.dirname( loader() ), { recursive: true } );
	cpSync( FIXTURE, files(), { recursive: true } );
	writeFileSync(
		loader(),
		`<?php
		if ( isset( $_COOKIE['${ COOKIE }'] ) ) {
			add_action( 'plugins_loaded', static function () {
				require_once __DIR__ . '/acme-extension/extension.php';
			} );
		}
		`
	);
}

/** Removes the extension. */
export function removeExtension() {
	rmSync( loader(), { force: true } );
	rmSync( files(), { force: true, recursive: true } );
}

/**
 * Opens a page with the extension.
 *
 * @param {string}              url
 * @param {Record<string, any>} options Those of `openPage`.
 */
export async function openExtended( url, options = {} ) {
	const opened = await openPage( options );
	await opened.context.addCookies( [
		{ name: COOKIE, value: '1', url: site.url },
	] );
	await opened.page.goto( url );
	return opened;
}

/** PHP code that removes what the extension has stored, and returns what its action stored. */
export const CLEAN_UP = `
	$counted = get_option( 'acme_counted' );
	delete_option( 'acme_counted' );
	\\Automattic\\WooCommerce\\Admin\\Notes\\Notes::delete_notes_with_name( 'acme-welcome' );
	return $counted;
`;
