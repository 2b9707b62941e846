import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines, run } from './processes.mjs';
import { writeSite } from './site.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} line A line the generator printed: `progress 120 5000 Orders`.
 * @return {string} `Orders 2 %`; empty for any other line.
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
 * Fills the demo store unless it has the wanted orders. The note of what it
 * holds is taken away before and written after, so an interrupted filling is
 * repeated. A changed generator alone does not fill it again, because a person may
 * have worked in the store: that is what --reset is for.
 *
 * @param {import('./site.mjs').SiteSettings} settings
 * @param {import('./site.mjs').SiteFacts}    facts
 * @param {{ orders: number, seed: number }}  wanted
 * @return {Promise<import('./site.mjs').SiteFacts>} With the note brought up to date.
 * @throws {UserError} With the generator's own reason.
 */
export async function fillDemo( settings, facts, wanted ) {
	const { folder, plugin, engine, context } = settings;
	const { demo } = facts;
	if ( demo?.orders === wanted.orders && demo.seed === wanted.seed ) {
		return facts;
	}
	const script = join( plugin, 'includes/demo/run.php' );
	if ( ! existsSync( script ) ) {
		throw new UserError(
			`The demo store's generator is missing: ${ script }`
		);
	}
	const label = `Filling the demo store with ${ wanted.orders } orders`;
	return context.progress.step( label, async ( detail ) => {
		await writeSite( folder, { ...facts, demo: null } );
		const { command, args, env } = engine.cli(
			[
				script,
				`--wp=${ join( folder, 'wordpress' ) }`,
				`--orders=${ wanted.orders }`,
				`--seed=${ wanted.seed }`,
			],
			[ folder, plugin ]
		);
		const result = await run( command, args, {
			env,
			cwd: folder,
			signal: context.signal,
			onLine: ( line ) => detail( progressText( line ) ),
		} );
		if ( result.code !== 0 ) {
			const reason = lastLines( result.stderr || result.stdout, 1 );
			throw new UserError(
				`Filling the demo store failed: ${
					reason || 'PHP gave no reason'
				}`,
				{ log: lastLines( result.stderr ) }
			);
		}
		const filled = { ...facts, demo: wanted };
		await writeSite( folder, filled );
		return filled;
	} );
}
