import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../bin/cms/root.mjs';
import { writePluginZip } from '../../bin/release/plugin-zip.mjs';
import { withComposeSite } from '../../bin/testing/docker/site.mjs';
import { getFixedClock } from '../../bin/testing/fixed-clock.mjs';
import { ensureRequirements } from '../../bin/testing/requirements.mjs';
import { withSite } from '../../bin/testing/sites.mjs';
import { withStorybook } from '../../bin/testing/storybook.mjs';
import { withWooCommerceSite } from '../../bin/testing/woocommerce-site.mjs';

/*
 * Starts what a worker of Playwright tests, in a process of its own: a worker
 * waits for PHP, which requests the site. Sends environment variables that
 * describe it, and stops it when the worker ends.
 *
 *   node tests/setup/serve.mjs KIND NAME
 */

const [ , , kind, name ] = process.argv;
const wp = process.env.STOREDECK_WP || null;
const stopping = new AbortController();
const { signal } = stopping;

/** @param {Partial<import('../../bin/testing/sites.mjs').SiteOptions>} options */
const sqlite = ( options ) => ( run ) =>
	withSite(
		root,
		{
			name,
			orders: 3000,
			wp,
			signal,
			...options,
		},
		run
	);

/**
 * Plugins and currencies of tests change what the rows of all orders are computed
 * with. Computing them again takes more time of PHP than all their pages.
 */
const KEEP_ROWS = `<?php
add_action( 'shutdown', static fn() => remove_action( 'shutdown', array( 'Storedeck\\\\Sync\\\\Import\\\\Rebuild', 'start_after_change' ) ), 0 );
`;

/** @type {( site: import('../../bin/cms/index.mjs').Cms ) => Promise<void>} */
const keepRows = ( { wpPath } ) =>
	writeFile(
		path.join( wpPath, 'wp-content/mu-plugins/storedeck-keep-rows.php' ),
		KEEP_ROWS
	);

/** @type {Record<string, ( run: ( env: Record<string, string> ) => any ) => any>} */
const KINDS = {
	sqlite: sqlite( { prepare: keepRows } ),
	wasm: sqlite( { php: 'wasm', orders: 100 } ),
	// Its store and all that is written about time are the same whenever the tests run.
	pictures: async ( run ) => {
		await ensureRequirements( [ 'clock' ] );
		Object.assign( process.env, getFixedClock() );
		return sqlite( { orders: 1500 } )( run );
	},
	// The plugin's archive, that of a release that is checked or a new one, and a site without the plugin.
	install: async ( run ) => {
		const STOREDECK_ZIP =
			process.env.STOREDECK_ZIP || ( await writePluginZip( root ) );
		await sqlite( { orders: null, clean: true } )( ( env ) =>
			run( { ...env, STOREDECK_ZIP } )
		);
	},
	storybook: ( run ) => withStorybook( root, signal, run ),
	woocommerce: ( run ) => withWooCommerceSite( root, signal, run, { wp } ),
	docker: ( run ) => withComposeSite( root, signal, run ),
	none: ( run ) => run( {} ),
};

process.once( 'disconnect', () => stopping.abort() );
for ( const event of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( event, () => stopping.abort() );
}

await KINDS[ kind ]( async ( env ) => {
	process.send?.( env );
	await new Promise( ( resolve ) =>
		signal.addEventListener( 'abort', resolve )
	);
} );
process.exit( 0 );
