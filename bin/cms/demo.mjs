import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines } from './processes.mjs';
import { runPhp } from './run-php.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} line A line of the generator's output, e.g. `progress 120 5000 Orders`.
 * @return {string} `Orders 2 %`, or an empty string for any other line.
 */
export function progressText( line ) {
	const [ , done = '', total = '', label = '' ] =
		/^progress (\d+) (\d+) ?(.*)$/.exec( line ) ?? [];
	if ( ! Number( total ) ) {
		return '';
	}
	const share = Math.floor( ( 100 * Number( done ) ) / Number( total ) );
	return `${ label } ${ share } %`.trim();
}

/**
 * Generates the demo store's data unless it already has the requested number of
 * orders. `site.json` is updated before and after, so that an interrupted run
 * is repeated. A changed generator does not fill the store again, because that
 * would delete the user's changes; use --reset for that.
 *
 * @param {import('./site.mjs').SiteSettings} settings
 * @param {import('./site.mjs').SiteMetadata} metadata
 * @param {{ orders: number, seed: number }}  wanted
 * @return {Promise<import('./site.mjs').SiteMetadata>} The updated contents of `site.json`.
 * @throws {UserError} With the generator's error message.
 */
export async function fillDemo( settings, metadata, wanted ) {
	const { folder, plugin, context } = settings;
	const { demo } = metadata;
	if ( demo?.orders === wanted.orders && demo.seed === wanted.seed ) {
		return metadata;
	}
	const script = join( plugin, 'includes/tools/demo/run.php' );
	if ( ! existsSync( script ) ) {
		throw new UserError(
			`The demo store's generator is missing: ${ script }`
		);
	}
	const label = `Filling the demo store with ${ wanted.orders } orders`;
	return context.progress.step( label, async ( detail ) => {
		await writeSite( folder, { ...metadata, demo: null } );
		const { code, stderr, reason } = await runPhp(
			settings,
			folder,
			[
				script,
				`--wp=${ join( folder, 'wordpress' ) }`,
				`--orders=${ wanted.orders }`,
				`--seed=${ wanted.seed }`,
			],
			{ onLine: ( line ) => detail( progressText( line ) ) }
		);
		if ( code !== 0 ) {
			throw new UserError( `Filling the demo store failed: ${ reason }`, {
				log: lastLines( stderr ),
			} );
		}
		const filled = { ...metadata, demo: wanted };
		await writeSite( folder, filled );
		return filled;
	} );
}
