import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import { UserError } from '../cms/user-error.mjs';
import { createExtension } from '../new-extension/create.mjs';
import { parseOptions } from '../new-extension/options.mjs';

describe( 'npm run new-extension', () => {
	const parent = mkdtempSync( path.join( os.tmpdir(), 'storedeck-new-' ) );
	after( () => rm( parent, { recursive: true, force: true } ) );

	it( 'creates the folder next to the current one by default', () => {
		assert.deepEqual( parseOptions( [ 'gift-cards' ], '/home/me/shop' ), {
			help: false,
			name: 'gift-cards',
			parent: '/home/me',
		} );
		assert.equal(
			parseOptions( [ 'gift-cards', '--dir=plugins' ], '/home/me' )
				.parent,
			'/home/me/plugins'
		);
	} );

	for ( const argv of [
		[],
		[ 'one', 'two' ],
		[ 'one', '--unknown' ],
		[ 'one', '--dir' ],
		[ 'one', '--dir=' ],
	] ) {
		it( `rejects the arguments “${ argv.join( ' ' ) }”`, () => {
			assert.throws( () => parseOptions( argv, '/home/me' ), UserError );
		} );
	}

	it( 'replaces every name of the template in texts and names of files', async () => {
		const folder = await createExtension( {
			name: 'gift-cards-2',
			parent,
		} );
		const entries = readdirSync( folder, {
			recursive: true,
			withFileTypes: true,
		} );
		const files = entries.filter( ( entry ) => entry.isFile() );
		for ( const { name, parentPath } of files ) {
			const file = path.join( parentPath, name );
			assert.doesNotMatch(
				`${ file }\n${ readFileSync( file, 'utf8' ) }`,
				/example.?extension|STOREDECK_PATH/i
			);
		}
		const main = readFileSync(
			path.join( folder, 'gift-cards-2.php' ),
			'utf8'
		);
		assert.match( main, /Plugin Name: Gift cards 2\n/ );
		assert.match( main, /@package Gift_Cards_2\n/ );
		assert.match(
			readFileSync( path.join( folder, 'includes/report.php' ), 'utf8' ),
			/function gift_cards_2_register_report\(/
		);
	} );

	it( 'depends on the versions that Storedeck is built with', async () => {
		const folder = await createExtension( { name: 'versions', parent } );
		const read = ( file ) => {
			const { dependencies, devDependencies } = JSON.parse(
				readFileSync( path.join( file, 'package.json' ), 'utf8' )
			);
			return { ...dependencies, ...devDependencies };
		};
		const versions = read( root );
		for ( const [ name, version ] of Object.entries( read( folder ) ) ) {
			assert.equal( version, versions[ name ], name );
		}
	} );

	for ( const name of [
		'',
		'Gift-Cards',
		'gift_cards',
		'2-gifts',
		'gift--cards',
		'gift-',
		'../gifts',
		'gifts/cards',
		'café',
		'storedeck',
		'a'.repeat( 51 ),
	] ) {
		it( `rejects the name “${ name }” and changes nothing`, async () => {
			const before = readdirSync( parent );
			await assert.rejects(
				createExtension( { name, parent } ),
				( error ) =>
					error instanceof UserError &&
					error.message.includes( `“${ name }”` )
			);
			assert.deepEqual( readdirSync( parent ), before );
		} );
	}

	it( 'rejects a folder that exists and leaves it as it is', async () => {
		const folder = path.join( parent, 'taken' );
		mkdirSync( folder );
		await assert.rejects(
			createExtension( { name: 'taken', parent } ),
			/taken exists already/
		);
		assert.deepEqual( readdirSync( folder ), [] );
	} );

	it( 'rejects a parent that is missing and does not create it', async () => {
		const missing = path.join( parent, 'missing' );
		await assert.rejects(
			createExtension( { name: 'gifts', parent: missing } ),
			/No such folder: .*missing/
		);
		assert.ok( ! readdirSync( parent ).includes( 'missing' ) );
	} );
} );
