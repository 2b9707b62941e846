import path from 'node:path';
import { activate, deactivate } from './activate.mjs';
import { followLog } from './follow-log.mjs';
import { linkExtension } from './link-extension.mjs';
import { startBuild } from './start-build.mjs';
import { watchFolder } from '../watch-folder.mjs';

/** What pages consist of; the sources of a build are not among it. */
const USED = /\.(php|m?js|css)$/;

/** webpack replaces modules with these itself. */
const HOT = /\.hot-update\.m?js$/;

/**
 * Links a plugin into a running site, activates it, builds it and tells open pages
 * what changed.
 *
 * @param {import('../../cms/index.mjs').Cms}                                      cms
 * @param {import('./read-extension.mjs').Extension}                               extension
 * @param {{ print: ( line: string ) => void, send: ( files: string[] ) => void }} output    `send` gets paths of URLs.
 * @return {Promise<() => Promise<void>>} Stops it and removes the link.
 * @throws {import('../../cms/user-error.mjs').UserError} If the site has another plugin of that name.
 */
export async function startExtension( cms, extension, { print, send } ) {
	const { folder, name, file, title, script } = extension;
	const plugin = `${ name }/${ file }`;
	const unlink = await linkExtension( cms.wpPath, extension );
	const say = ( line ) => print( `[${ name }] ${ line }` );
	/** @type {( () => unknown )[]} */
	const undo = [
		async () => {
			say( await unlink() );
			await deactivate( cms, plugin );
		},
	];
	const stop = async () => {
		for ( const step of undo.splice( 0 ).reverse() ) {
			await step();
		}
	};
	let isActive = false;
	const tryToActivate = async () => {
		const problem = await activate( cms, plugin );
		isActive = ! problem;
		say(
			problem
				? `Activating “${ title }”: ${ problem }\nIt is tried again after the next change of a PHP file.`
				: `“${ title }” is active.`
		);
	};
	try {
		undo.push(
			await followLog(
				path.join( cms.dir, 'debug.log' ),
				[ folder, `plugins/${ name }/` ],
				say
			)
		);
		await tryToActivate();
		undo.push(
			watchFolder( folder, async ( files ) => {
				const used = files.filter(
					( one ) => USED.test( one ) && ! HOT.test( one )
				);
				if (
					! isActive &&
					used.some( ( one ) => /\.php$/.test( one ) )
				) {
					await tryToActivate();
				}
				if ( used.length ) {
					send(
						used.map(
							( one ) => `/wp-content/plugins/${ name }/${ one }`
						)
					);
				}
			} )
		);
		if ( script ) {
			undo.push( await startBuild( { folder, script }, say ) );
		}
		return stop;
	} catch ( error ) {
		await stop();
		throw error;
	}
}
